import { useMemo, useRef, useState } from 'react';
import type { Game, GameState, Setup } from '../../rules/kernel/contract.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { writeHash } from '../route.ts';
import { saveJson } from '../saves/file.ts';
import { encodePosition, positionFile } from './position.ts';
import './share.css';

interface Props {
  game: Game;
  setup: Setup;
  state: GameState;
  onClose(): void;
}

/** The position as a link or a file, for somebody else to play on from. */
export default function SharePosition({ game, setup, state, onClose }: Props) {
  const file = useMemo(() => positionFile(game, setup, state), [game, setup, state]);
  const link = `${location.origin}${location.pathname}${writeHash({ page: 'position', data: encodePosition(file) })}`;
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('The link is copied.');
    } catch {
      field.current?.select();
      setSaid('The browser does not let the page copy. The link is marked: copy it with Ctrl and C.');
    }
  };
  return (
    <Dialog title="Share this position" className="narrow" onClose={onClose}>
      <p>
        Whoever opens it plays on from here, in a game of their own.{' '}
        <strong>It holds the cards of both sides and the order of the decks</strong>: share a game that goes on only if
        both players agree.
      </p>
      <label className="share-link">
        Link
        <input ref={field} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <div className="dialog-buttons">
        <button type="button" className="button primary" data-first onClick={() => void copy()}>
          <Icon name="share" /> Copy the link
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveJson(file, `${file.game}-${file.scenario}.position.json`)}
        >
          <Icon name="save" /> Save to a file
        </button>
      </div>
      <p role="status" className="share-said">
        {said}
      </p>
    </Dialog>
  );
}
