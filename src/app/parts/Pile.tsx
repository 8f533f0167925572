import type { ReactNode } from 'react';
import type { Piece } from '../../models/table/piece.ts';
import type { CardStrip, SeatInfo } from '../../rules/kernel/contract.ts';

interface Props {
  strip: CardStrip;
  /** All pieces; the strip names its own. */
  pieces: readonly Piece[];
  seats: readonly SeatInfo[];
  /** One card of the pile as an item of a list. */
  children(card: Piece): ReactNode;
}

/** A pile whose cards may be seen, card by card, under its title. */
export function Pile({ strip, pieces, seats, children }: Props) {
  const colour = seats.find((seat) => seat.id === strip.seat)?.colour;
  const cards = strip.pieces.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  return (
    <section className="pile" style={{ ['--seat' as string]: colour }}>
      <h3>
        <span className="seat-dot" aria-hidden="true" />
        {strip.title} <small>({cards.length})</small>
      </h3>
      <ul>{cards.map(children)}</ul>
    </section>
  );
}
