import type { Lesson } from '../kernel/contract.ts';

const lesson = (title: string, clause: string, text: string): Lesson => ({ title, text, clause });

/** By verb; shown the first time the verb becomes legal. */
export const LESSONS: Readonly<Record<string, Lesson>> = {
  bid: lesson(
    'Bid for the initiative',
    'UN-INIT-01',
    'Both players choose one card in secret. The higher number in its corner goes first this round; then both cards are discarded.',
  ),
  play: lesson(
    'Play a card',
    'UN-TURN-02',
    'Lay down one card at a time and carry it out before the next. A card moves or fires the counter with the same title and letter.',
  ),
  'end-turn': lesson(
    'End your turn',
    'UN-TURN-03',
    'Stop whenever you like. What is left in your hand is discarded; nothing is kept for the next round.',
  ),
  use: lesson('Choose an action', 'UN-TURN-06', 'A card does one of the things printed on it, no more.'),
  'hunker-down': lesson(
    'Hunker down',
    'UN-HUNK-01',
    'Send the card back to your supply instead. Your deck gets thinner and better; Bolster brings the card back.',
  ),
  ready: lesson(
    'Ready a suppressed unit',
    'UN-SUPP-02',
    'A counter lying face down can do nothing. One of its cards turns it face up; the next one lets it act.',
  ),
  move: lesson(
    'Move',
    'UN-MOVE-02',
    'One adjacent tile at a time, and only onto tiles that carry your own marker: Scouts go first.',
  ),
  scout: lesson(
    'Scout',
    'UN-SCOUT-02',
    'Scouts go anywhere and leave a marker on each new tile. Every marker costs you a Fog of War card, which clogs your deck.',
  ),
  stalk: lesson('Stalk', 'UN-STALK-01', 'A Sniper goes anywhere and leaves no trace: no marker, no Fog of War card.'),
  guide: lesson(
    'Guide',
    'UN-GUIDE-01',
    'Choose any ready counter of yours, then move it onto tiles that carry your marker.',
  ),
  attack: lesson(
    'Attack',
    'UN-ATK-02',
    'Any enemy counter may be the target. Its printed defence, its tile’s cover and the distance add up; one die that reaches the sum, or a 0, hits.',
  ),
  suppress: lesson(
    'Suppress',
    'UN-SUPR-01',
    'Rolled like an attack, but a hit turns the counter face down instead of costing a card.',
  ),
  blast: lesson(
    'Blast',
    'UN-ATK-04',
    'Every counter on your target marker’s tile is attacked, your own too. Distance does not count.',
  ),
  target: lesson(
    'Aim the Mortar',
    'UN-TGT-01',
    'Put your target marker on a tile at distance 3 or more. It stays until the Mortar moves or aims elsewhere.',
  ),
  bolster: lesson(
    'Bolster',
    'UN-BOL-01',
    'Take cards from your supply into your discard pile; they come to hand once the deck is shuffled anew.',
  ),
  inspire: lesson('Inspire', 'UN-INSP-01', 'Take back a card that you have played this turn, and play it again.'),
  draw: lesson(
    'Command',
    'UN-CMD-01',
    'Draw cards one at a time, and stop when you like. They can be played this turn.',
  ),
  stop: lesson('Up to that many', 'UN-RUL-14', 'Actions with a number let you do less, even nothing at all.'),
  'offer-end': lesson(
    'Offer to end the game',
    'UN-RUL-53',
    'After five quiet rounds the players may agree to stop. Objective points decide, then the initiative marker.',
  ),
  'agree-to-end': lesson(
    'Agree to end',
    'UN-RUL-53',
    'The side with more objective points wins; level, the one with the initiative marker.',
  ),
  'decline-to-end': lesson('Decline', 'UN-RUL-53', 'The game goes on; the offer can be made again on a later turn.'),
};
