import { BOX, card } from '../../models/undaunted/box.ts';
import type { CardId, Side } from '../../models/undaunted/types.ts';
import type { Seat } from '../kernel/contract.ts';
import { drawInt, drawOne, type RandomState, seeded, shuffle } from '../kernel/random.ts';
import type { UndauntedNews } from './news.ts';
import type { SideState, UndauntedState } from './state.ts';
import { judge } from './victory.ts';
import { type SideView, type UndauntedView, view } from './view.ts';
import { inBoxOrder } from './zones.ts';

/** How often hidden cards are drawn afresh when a drawing would have ended the game before. */
const ATTEMPTS = 100;

/** The cards of a side whose place the view shows. */
function shownCards(seen: SideView, laidDown: CardId | null): Set<CardId> {
  return new Set([
    ...(seen.hand ?? []),
    ...(seen.discard ?? (seen.discardTop ? [seen.discardTop] : [])),
    ...seen.play,
    ...seen.supply,
    ...(seen.removed ?? []),
    ...(laidDown ? [laidDown] : []),
  ]);
}

/** The side's cards that lie hidden; of a unit's interchangeable cards the ones with the lowest ids. */
function hiddenCards(seen: SideView, side: Side, shown: ReadonlySet<CardId>): CardId[] {
  return seen.roster.flatMap(({ type, squad, count }) => {
    const unit = BOX.cards.filter((each) => each.side === side && each.type === type && each.squad === squad);
    const rest = unit.filter(({ id }) => !shown.has(id));
    return rest.slice(0, count - (unit.length - rest.length)).map(({ id }) => id);
  });
}

/** Takes `count` cards off the end of a shuffled pool; of those that fit as long as there are any. */
function deal(pool: CardId[], count: number, fits: (id: CardId) => boolean = () => true): CardId[] {
  const dealt: CardId[] = [];
  while (dealt.length < count) {
    const at = pool.findLastIndex(fits);
    const [next] = pool.splice(at < 0 ? pool.length - 1 : at, 1);
    if (next === undefined) throw new Error('the view shows fewer cards than it counts');
    dealt.push(next);
  }
  return dealt;
}

/** Cards that can have left the game: casualties are of combat units, Recon removes Fog of War (UN-RUL-19). */
const canBeRemoved = (id: CardId): boolean => card(id).kind !== 'command';

function drawSide({ sides, playing, active }: UndauntedView, side: Side, random: RandomState): SideState {
  const seen = sides[side];
  const isLaidDown = playing !== null && playing.action === null && active === side;
  const shown = shownCards(seen, isLaidDown ? playing.card : null);
  const hidden = hiddenCards(seen, side, shown);
  const roster = inBoxOrder([...shown, ...hidden]);
  const pool = shuffle(random, hidden);
  const removed = seen.removed ?? deal(pool, seen.removedCount, canBeRemoved);
  const under = seen.discardTop === null ? [] : [seen.discardTop];
  const discard = seen.discard ?? [...deal(pool, seen.discardCount - under.length), ...under];
  const hand = seen.hand ?? deal(pool, seen.handCount);
  const deck = deal(pool, seen.deckCount);
  const bid = seen.bid ?? (seen.hasBid ? drawOne(random, hand) : null);
  return {
    roster,
    hand,
    deck,
    discard,
    play: seen.play,
    supply: seen.supply,
    removed,
    bid,
    control: seen.control,
    target: seen.target,
  };
}

function draw(seen: UndauntedView, random: RandomState): UndauntedState {
  const { viewer: _, sides: __, ...open } = seen;
  return {
    ...open,
    random: seeded(drawInt(random, 0x7fffffff)),
    news: [],
    sides: { US: drawSide(seen, 'US', random), DE: drawSide(seen, 'DE', random) },
  };
}

/**
 * A full state that the view allows, all hidden things drawn afresh; advances `random`. Drawings in which a side would
 * have been beyond all hope before, so that the game would be over, are drawn again.
 */
export function resample(seen: UndauntedView, random: RandomState): UndauntedState {
  let drawn = draw(seen, random);
  for (let attempt = 1; attempt < ATTEMPTS && drawn.over === null && judge(drawn) !== null; attempt++) {
    drawn = draw(seen, random);
  }
  return drawn;
}

/** News with the cards that only the other side may know exchanged for others of its. */
function swapNews(news: UndauntedNews, seat: Seat, state: UndauntedState, random: RandomState): UndauntedNews {
  if (news.type !== 'draw' && news.type !== 'bid') return news;
  if (news.seat === seat) return news;
  const cards = shuffle(random, [...state.sides[news.seat].roster]);
  return news.type === 'bid'
    ? { ...news, card: cards[0] ?? news.card }
    : { ...news, cards: cards.slice(0, news.cards.length) };
}

/** A state that the seat cannot tell from this one: the other side's secrets, all decks and the generator differ. */
export function swapSecrets(state: UndauntedState, seat: Seat, random: RandomState): UndauntedState {
  const swapped = resample(view(state, seat), random);
  return { ...swapped, news: state.news.map((news) => swapNews(news, seat, state, random)) };
}
