import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';

interface DialogProps {
  title: string;
  /** Added to the class of the dialog, for its width and dress. */
  className?: string;
  /** Colour of the seat it is about. */
  colour?: string | undefined;
  /** Called when the player closes it; left out where only the dialog's own buttons lead on. */
  onClose?(): void;
  children: ReactNode;
}

/**
 * A window over the page: the browser's own modal dialog, so that the page behind is inert, Escape closes it and the
 * focus returns to where it was. The element marked `data-first`, if there is one, has the focus at first.
 */
export function Dialog({ title, className = '', colour, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (!dialog?.open) dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      style={colour ? { ['--seat' as string]: colour } : undefined}
      aria-labelledby={heading}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <header className="dialog-head">
        <h2 id={heading}>{title}</h2>
        {onClose && (
          <button type="button" className="button quiet" onClick={onClose} aria-label="Close">
            <Icon name="close" />
          </button>
        )}
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
