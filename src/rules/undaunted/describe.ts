import { card, tileLabel } from '../../models/undaunted/box.ts';
import type { CardId, Side } from '../../models/undaunted/types.ts';
import type { Viewer } from '../kernel/contract.ts';
import { cardLabel, cardsText, counterName, listText, sideName } from './names.ts';
import type { DefenceSum, UndauntedNews } from './news.ts';

/** Whether the viewer knows what the side's own player knows. */
const knows = (viewer: Viewer, side: Side): boolean => viewer === side || viewer === 'caster';

function bidText(side: Side, bid: CardId | null): string {
  return bid === null ? `${sideName(side)} nothing` : `${sideName(side)} ${cardLabel(bid)} (${card(bid).initiative})`;
}

const sumText = ({ base, cover, range, total }: DefenceSum): string =>
  `total defence ${total}: base ${base}, cover ${cover}, range ${range}`;

const ZONE_WORDS = { hand: 'from hand', discard: 'from the discard pile', deck: 'from the deck' } as const;

type Kind = UndauntedNews['type'];
type Line<K extends Kind> = (news: Extract<UndauntedNews, { type: K }>, viewer: Viewer) => string;

/** One line per kind of news. */
const LINES: { [K in Kind]: Line<K> } = {
  round: ({ round }) => `Round ${round} begins.`,
  draw: ({ seat, cards }, viewer) =>
    knows(viewer, seat)
      ? `${sideName(seat)} draws ${listText(cards.map(cardLabel))}.`
      : `${sideName(seat)} draws ${cardsText(cards.length)}.`,
  shuffle: ({ seat }) => `${sideName(seat)} shuffles the deck.`,
  bid: ({ seat, card: id }, viewer) =>
    knows(viewer, seat)
      ? `${sideName(seat)} selects ${cardLabel(id)} for the initiative.`
      : `${sideName(seat)} has selected a card for the initiative.`,
  initiative: ({ seat, bids, kept }) =>
    `Bids: ${bidText('US', bids.US)}, ${bidText('DE', bids.DE)}. ${sideName(seat)} ${kept ? 'keeps' : 'takes'} the initiative.`,
  turn: ({ seat, first }) => `${sideName(seat)} takes the ${first ? 'first' : 'second'} turn.`,
  pass: ({ seat }) => `${sideName(seat)} has no card in hand and passes.`,
  play: ({ seat, card: id }) => `${sideName(seat)} plays ${cardLabel(id)}.`,
  'hunker-down': ({ card: id }) => `${cardLabel(id)} hunkers down: the card returns to the supply.`,
  ready: ({ counter }) => `${counterName(counter)} is turned ready.`,
  use: ({ card: id, action }) => `${cardLabel(id)} is used for ${action}.`,
  place: ({ counter, tile }) => `${counterName(counter)} is placed on ${tileLabel(tile)}.`,
  move: ({ counter, from, tile }) => `${counterName(counter)} moves from ${tileLabel(from)} to ${tileLabel(tile)}.`,
  scouted: ({ seat, tile }) => `${sideName(seat)} scouts ${tileLabel(tile)}.`,
  fog: ({ seat, by }) =>
    seat === by
      ? `${sideName(seat)} takes a Fog of War card into the discard pile.`
      : `${sideName(by)} puts a Fog of War card into the ${sideName(seat)} discard pile.`,
  'no-fog': () => 'The opponent’s supply holds no Fog of War card; Conceal has no effect.',
  'target-marker': ({ seat, tile }) =>
    tile === null
      ? `The ${sideName(seat)} target marker is taken off the board.`
      : `The ${sideName(seat)} target marker is put on ${tileLabel(tile)}.`,
  control: ({ seat, tile, turnedBack }) =>
    `${sideName(seat)} takes control of ${tileLabel(tile)}${turnedBack ? '; the enemy marker is turned back to scouted' : ''}.`,
  bolster: ({ seat, card: id }) => `${sideName(seat)} bolsters: ${cardLabel(id)} goes to the discard pile.`,
  inspire: ({ card: id }) => `${cardLabel(id)} is inspired and returns to hand.`,
  recon: ({ seat }) => `${sideName(seat)} removes a Fog of War card from the game.`,
  target: ({ counter, action }) => `${action}: the target is ${counterName(counter)}.`,
  defence: ({ counter, sum }) => `${counterName(counter)} has ${sumText(sum)}.`,
  roll: ({ faces, need }) => `Dice: ${faces.join(', ')} (needed ${need}).`,
  result: ({ counter, hit }) => `${counterName(counter)} is ${hit ? 'hit' : 'missed'}.`,
  suppressed: ({ counter, already }) => `${counterName(counter)} is ${already ? 'suppressed already' : 'suppressed'}.`,
  casualty: ({ counter, zone }) => `Casualty: ${counterName(counter)}, ${ZONE_WORDS[zone]}.`,
  removed: ({ counter, tile }) => `${counterName(counter)} is removed from ${tileLabel(tile)}.`,
  'end-turn': ({ seat, unplayed }) =>
    `${sideName(seat)} ends the turn${unplayed > 0 ? ` with ${cardsText(unplayed)} unplayed` : ''}.`,
  'offer-end': ({ seat }) => `${sideName(seat)} offers to end the game.`,
  'agree-to-end': ({ seat }) => `${sideName(seat)} agrees to end the game.`,
  'decline-to-end': ({ seat }) => `${sideName(seat)} declines to end the game.`,
  over: ({ outcome }) => outcome.text,
};

/** One line of the log; hides what the viewer may not know (UN-RUL-44). */
export function describe(news: UndauntedNews, viewer: Viewer): string {
  const line = LINES[news.type] as Line<Kind>;
  return line(news as never, viewer);
}
