import { card, counter as counterData, opponent, SIDES } from '../../models/undaunted/box.ts';
import type { ActionName, Side } from '../../models/undaunted/types.ts';
import type { Status } from '../kernel/contract.ts';
import { ACTIONS } from './hint.ts';
import { controlledPoints, pointsNeeded } from './layout.ts';
import { cardsText, sideName } from './names.ts';
import { layoutOf } from './scenarios.ts';
import type { Playing } from './state.ts';
import type { UndauntedView } from './view.ts';

function title({ phase, round, active }: UndauntedView): string {
  switch (phase) {
    case 'setup':
    case 'draw':
      return `Round ${round}, draw cards`;
    case 'initiative':
      return `Round ${round}, determine initiative`;
    case 'over':
      return `Game over in round ${round}`;
    default:
      return `Round ${round}, ${sideName(active ?? 'US')} turn`;
  }
}

/** What is to be chosen in each action, and how it may be ended. */
const STEP_PROMPTS: Record<ActionName, string> = {
  Move: 'Choose a tile to enter, or stop here.',
  Scout: 'Choose a tile to scout, or stop here.',
  Stalk: 'Choose a tile to stalk to, or stop here.',
  Guide: 'Choose the counter to guide.',
  Attack: 'Choose the counter to attack.',
  Suppress: 'Choose the counter to suppress.',
  Blast: 'Choose which counter on the target tile is attacked next.',
  Target: 'Choose the tile for your target marker.',
  Control: 'The tile is taken under control.',
  Bolster: 'Choose a supply card for your discard pile, or take no more.',
  Command: 'Draw a card, or stop.',
  Inspire: 'Choose a card in your play area to take back, or none.',
  Recon: 'A Fog of War card leaves the game.',
  Conceal: 'A Fog of War card goes to the enemy.',
};

function playingPrompt({ counters }: UndauntedView, playing: Playing): string {
  const entry = card(playing.card);
  if (playing.action !== null) {
    if (playing.action === 'Guide' && playing.guided !== null) {
      return `Choose a tile for ${counterData(playing.guided).label}, or stop here.`;
    }
    return STEP_PROMPTS[playing.action];
  }
  const isSuppressed = entry.counter !== null && counters[entry.counter]?.suppressed === true;
  if (isSuppressed) return `${entry.label} is suppressed: turn it ready, or hunker down.`;
  return `Choose what ${entry.label} does, or hunker down.`;
}

function turnPrompt(seen: UndauntedView, active: Side): string {
  const asked = seen.offer === 'open' ? opponent(active) : active;
  if (seen.viewer !== asked) return `${sideName(asked)} is to decide.`;
  if (seen.offer === 'open') return 'The other side offers to end the game. Agree, or play on.';
  if (seen.playing) return playingPrompt(seen, seen.playing);
  const { hand } = seen.sides[active];
  const hasPlayable = hand?.some((id) => card(id).kind !== 'fogOfWar') ?? false;
  return hasPlayable ? 'Play a card, or end your turn.' : 'Nothing left to play: end your turn.';
}

function bidPrompt({ sides, viewer }: UndauntedView): string {
  const waiting = SIDES.filter((side) => !sides[side].hasBid && sides[side].handCount > 0);
  if (waiting.some((side) => side === viewer)) return 'Choose a card to bid for the initiative.';
  return `${waiting.map(sideName).join(' and ')} ${waiting.length === 1 ? 'is' : 'are'} to choose a bid.`;
}

function prompt(seen: UndauntedView): string {
  if (seen.over) return seen.over.text;
  if (seen.pending) {
    const { dice, purpose, need } = seen.pending;
    return `${purpose}: throw ${dice.length === 1 ? 'a die' : `${dice.length} dice`}, ${need} hits.`;
  }
  if (seen.phase === 'initiative') return bidPrompt(seen);
  return seen.active === null ? 'The table is being laid.' : turnPrompt(seen, seen.active);
}

/** The clause by which the one to move is to do what the prompt says. */
function clause({ phase, playing, offer }: UndauntedView): string {
  if (phase === 'initiative') return 'UN-INIT-01';
  if (offer === 'open') return 'UN-RUL-53';
  if (playing === null) return 'UN-TURN-02';
  return playing.action === null ? 'UN-TURN-06' : ACTIONS[playing.action].clause;
}

function scores(seen: UndauntedView): Status['scores'] {
  const layout = layoutOf(seen);
  return SIDES.flatMap((side) => {
    const { control, handCount, deckCount } = seen.sides[side];
    const needed = pointsNeeded(layout, side);
    const points = controlledPoints(layout, control);
    return [
      { seat: side, label: 'Objective points', value: needed === null ? `${points}` : `${points} of ${needed}` },
      { seat: side, label: 'Wins by', value: needed === null ? 'pinning the enemy' : `${needed} objective points` },
      { seat: side, label: 'Hand', value: cardsText(handCount) },
      { seat: side, label: 'Deck', value: cardsText(deckCount) },
    ];
  });
}

/** Phase, prompt and figures, from the viewer's eyes. */
export function status(seen: UndauntedView): Status {
  return { title: title(seen), prompt: prompt(seen), clause: clause(seen), scores: scores(seen) };
}
