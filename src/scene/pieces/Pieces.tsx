import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Group, Vector3 } from 'three';
import { MarkField } from '../marks/field.ts';
import { TagField } from '../marks/tags.ts';
import type { Atlas, TableProps } from '../props.ts';
import { PieceField } from './field.ts';
import { leanFor } from './lean.ts';
import { type Pages, usePages } from './pages.ts';

/** A press that wandered further than this was meant for the camera, pixels. */
const CLICK = 5;

type PiecesProps = Pick<
  TableProps,
  | 'pieces'
  | 'inset'
  | 'overlay'
  | 'forms'
  | 'atlas'
  | 'atlasFolder'
  | 'marks'
  | 'focused'
  | 'reducedMotion'
  | 'names'
  | 'onPoint'
  | 'onHover'
  | 'onReady'
> & {
  /** Told of the field when it is there, and of null when it goes. */
  onField?(field: PieceField | null): void;
};

/** The pieces and what is drawn about them, as soon as their pictures are loaded. */
export function Pieces(props: PiecesProps) {
  const pages = usePages(props.atlas, props.atlasFolder, props.pieces);
  return pages ? <LaidOut {...props} pages={pages} /> : null;
}

/** Where the eye looks; written anew at each frame. */
const gaze = new Vector3();

interface Parts {
  group: Group;
  field: PieceField;
  drawn: MarkField;
  tags: TagField;
}

function makeParts(forms: TableProps['forms'], atlas: Atlas, pages: Pages): Parts {
  const group = new Group();
  const field = new PieceField(forms, atlas, pages);
  group.add(field.group);
  return { group, field, drawn: new MarkField(group, field), tags: new TagField(group, field) };
}

function LaidOut(props: PiecesProps & { pages: Pages }) {
  const {
    pieces,
    forms,
    atlas,
    pages,
    marks,
    focused,
    reducedMotion,
    names = false,
    inset,
    overlay,
    onPoint,
    onHover,
    onReady,
    onField,
  } = props;
  const invalidate = useThree((state) => state.invalidate);
  const element = useThree((state) => state.gl.domElement);
  const [hovered, setHovered] = useState<string | null>(null);
  const ready = useRef(false);

  const [parts, setParts] = useState<Parts | null>(null);
  useLayoutEffect(() => {
    const made = makeParts(forms, atlas, pages);
    setParts(made);
    return () => {
      setParts(null);
      made.drawn.dispose();
      made.tags.dispose();
      made.field.dispose();
    };
  }, [forms, atlas, pages]);

  useEffect(() => {
    onField?.(parts?.field ?? null);
  }, [parts, onField]);

  useLayoutEffect(() => {
    if (!parts) return;
    parts.field.set(pieces, performance.now(), !reducedMotion);
    parts.drawn.shade(pieces);
    parts.tags.set(names ? pieces : []);
    invalidate();
  }, [parts, pieces, reducedMotion, names, invalidate]);

  useLayoutEffect(() => {
    if (!parts) return;
    // A piece that has gone takes its hover with it.
    const pointed = pieces.some((piece) => piece.id === hovered) ? hovered : null;
    parts.field.light(pointed ?? focused);
    parts.drawn.mark(marks, focused, pointed);
    invalidate();
  }, [parts, pieces, marks, focused, hovered, invalidate]);

  // Told only of changes: the page may have something else hovered, named by a list of its own.
  const told = useRef<string | null>(null);
  useEffect(() => {
    element.style.cursor = hovered === null ? 'grab' : 'pointer';
    if (told.current === hovered) return;
    told.current = hovered;
    onHover(hovered);
  }, [hovered, onHover, element]);

  useFrame(({ camera, size }) => {
    if (!parts) return;
    parts.tags.resize(size.width, size.height);
    parts.field.lean(leanFor(camera.getWorldDirection(gaze)));
    if (parts.field.moving) {
      if (parts.field.tick(performance.now())) invalidate();
      parts.drawn.follow();
    }
    parts.tags.arrange(camera, hovered ?? focused, inset, overlay);
    if (!ready.current) {
      ready.current = true;
      requestAnimationFrame(() => onReady?.());
    }
  });

  const answer = (event: ThreeEvent<PointerEvent | MouseEvent>) =>
    event.instanceId === undefined ? null : (parts?.field.answer(event.object, event.instanceId) ?? null);
  const hover = (event: ThreeEvent<PointerEvent>) => {
    event.stopPropagation();
    const dragging = event.pointerType === 'mouse' && event.buttons !== 0;
    if (!dragging) setHovered(answer(event));
  };

  const handlers = {
    onPointerMove: hover,
    onPointerDown: (event: ThreeEvent<PointerEvent>) => {
      if (event.pointerType === 'touch') hover(event);
    },
    onPointerOut: () => setHovered(null),
    onClick: (event: ThreeEvent<MouseEvent>) => {
      const id = answer(event);
      event.stopPropagation();
      if (id !== null && event.delta <= CLICK) onPoint(id);
    },
  };
  return parts && <primitive object={parts.group} {...handlers} />;
}
