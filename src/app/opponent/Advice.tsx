import { useEffect, useState } from 'react';
import { hasAdviser } from '../../bots/registry.ts';
import { BotClient } from '../bots/client.ts';
import { Icon } from '../parts/Icon.tsx';
import { usePlay, usePlayState } from '../play/context.ts';
import { askAdvice, type Idea } from './advise.ts';
import './opponent.css';

const BUTTON = 'advice-button';

/** The button that asks for advice, where there is one. */
export function adviceButton(): HTMLButtonElement | null {
  return document.getElementById(BUTTON) as HTMLButtonElement | null;
}

/** Asks for advice about the decision in hand; nothing where the game has no adviser, or somebody guides already. */
export function AdviceButton() {
  const { store } = usePlay();
  const { options, ui, guidance } = usePlayState();
  const [client] = useState(() => new BotClient());
  useEffect(() => () => client.close(), [client]);
  if (!hasAdviser(store.session.game.id) || guidance !== null) return null;
  return (
    <button
      id={BUTTON}
      type="button"
      className="button quiet"
      aria-keyshortcuts="v"
      disabled={options.length === 0 || ui.advice?.kind === 'thinking'}
      onClick={() => void askAdvice(store, client)}
    >
      <Icon name="help" /> Advice
    </button>
  );
}

/** The ideas that were asked for, the better first; what they name glows on the table. */
export function AdvicePanel() {
  const { store } = usePlay();
  const { advice } = usePlayState().ui;
  return (
    <section className={advice ? 'advice' : 'visually-hidden'} aria-label="Advice" aria-live="polite">
      {advice && (
        <div className="advice-head">
          <h2>Advice</h2>
          <button
            type="button"
            className="button quiet"
            aria-label="Close the advice"
            onClick={() => store.change({ advice: null })}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      {advice?.kind === 'thinking' && <p>Thinking it over…</p>}
      {advice?.kind === 'failed' && <p>No advice could be had: {advice.message}</p>}
      {advice?.kind === 'ideas' && (
        <ol>
          {advice.ideas.map((idea) => (
            <li key={idea.option}>
              <IdeaButton idea={idea} />
            </li>
          ))}
        </ol>
      )}
      {advice?.kind === 'ideas' && advice.ideas.length === 0 && <p>It has no idea either.</p>}
    </section>
  );
}

function IdeaButton({ idea }: { idea: Idea }) {
  const { store } = usePlay();
  const { options } = usePlayState();
  const look = () => store.change({ previewed: idea.option });
  const leave = () => store.change({ previewed: null });
  return (
    <button
      type="button"
      className="button option"
      onClick={() => store.take(idea.option)}
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <span className="option-text">
        {options[idea.option]?.hint.label}
        {idea.chance !== null && <span className="advice-chance"> about {Math.round(100 * idea.chance)} % to win</span>}
        {idea.why !== '' && <small>{idea.why}</small>}
      </span>
    </button>
  );
}
