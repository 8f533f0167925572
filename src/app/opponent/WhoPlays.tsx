import { useState } from 'react';
import type { SeatInfo } from '../../rules/kernel/contract.ts';
import { Icon } from '../parts/Icon.tsx';
import { type Bots, type StrengthEntry, strengthsOf } from './bots.ts';
import './opponent.css';

/** Strength offered at first. */
const FIRST = 'search-normal';

interface WhoPlaysProps {
  game: string;
  seats: readonly SeatInfo[];
  /** The strength chosen before, if any. */
  strength?: string | undefined;
  onChoose(bots: Bots): void;
}

/** Asks who plays: two people, one against the program on either side, or the program against itself. */
export function WhoPlays({ game, seats, strength, onChoose }: WhoPlaysProps) {
  const strengths = strengthsOf(game);
  const [name, setName] = useState(strength ?? strengths.find((entry) => entry.name === FIRST)?.name ?? 'rule');
  const botsBut = (seat: string | null): Bots =>
    Object.fromEntries(seats.filter(({ id }) => id !== seat).map(({ id }) => [id, name]));
  return (
    <div className="who-plays">
      <button type="button" className="button primary" data-first onClick={() => onChoose({})}>
        Two players here
      </button>
      <fieldset className="who-program">
        <legend>Against the program</legend>
        <Strengths strengths={strengths} name={name} onName={setName} />
        <div className="who-sides">
          {seats.map((seat) => (
            <button
              type="button"
              key={seat.id}
              className="button"
              style={{ ['--seat' as string]: seat.colour }}
              onClick={() => onChoose(botsBut(seat.id))}
            >
              <span className="seat-dot" aria-hidden="true" /> I play {seat.name}
            </button>
          ))}
        </div>
        <button type="button" className="button quiet" onClick={() => onChoose(botsBut(null))}>
          <Icon name="eye" /> Program against program (watch)
        </button>
      </fieldset>
    </div>
  );
}

interface StrengthsProps {
  strengths: readonly StrengthEntry[];
  name: string;
  onName(name: string): void;
}

function Strengths({ strengths, name, onName }: StrengthsProps) {
  return (
    <>
      <div className="who-strengths" role="radiogroup" aria-label="Strength">
        {strengths.map((entry) => (
          <label key={entry.name} className="who-strength">
            <input
              type="radio"
              name="strength"
              value={entry.name}
              checked={entry.name === name}
              onChange={() => onName(entry.name)}
            />
            {entry.label}
          </label>
        ))}
      </div>
      <p className="who-line" aria-live="polite">
        {strengths.find((entry) => entry.name === name)?.line}
      </p>
    </>
  );
}
