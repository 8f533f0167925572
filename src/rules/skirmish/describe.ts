import { MODEL_TYPE, orderName } from '../../models/skirmish/box.ts';
import type { ModelTypeId, OrderType } from '../../models/skirmish/schema.ts';
import type { News, Viewer } from '../kernel/contract.ts';
import type { SkirmishNews } from './draft.ts';
import { grenadeName } from './purpose.ts';
import { edgeName } from './setup.ts';

type Data = Record<string, unknown>;
type Line = (data: Data, seat: string, viewer: Viewer) => string | null;

/** Only for those who may know the seat's secrets. */
const secret =
  (line: Line): Line =>
  (data, seat, viewer) =>
    viewer === seat || viewer === 'caster' ? line(data, seat, viewer) : null;

const order = (data: Data): string => orderName(data.order as OrderType);
const coin = (data: Data): string => (data.win ? 'heads, won' : 'tails, lost');
/** What of smoke and fire goes from the table as a turn begins; nothing is said where there is none. */
function cleared({ cleared }: Data): string {
  const kinds = (cleared ?? []) as string[];
  return kinds.length > 0 ? `${kinds.join(' and ')} ${kinds.length > 1 ? 'are' : 'is'} cleared, ` : '';
}
const caught = ({ hit }: Data): string => (hit === 0 ? 'nobody' : hit === 1 ? 'one model' : `${hit} models`);

const LINES: Readonly<Record<string, Line>> = {
  army: secret((data, seat) => `${seat} picks an army of ${data.cost} points.`),
  'quick-start': secret((_, seat) => `${seat} takes the army of the scenario.`),
  confirm: (_, seat) => `${seat} has confirmed an army.`,
  armies: (data) => (data.quick ? 'Both sides stand ready on the places of the scenario.' : 'The armies are shown.'),
  location: (_, seat) => `${seat} places a location.`,
  edge: (data, seat) => `${seat} takes the edge at ${edgeName(data.edge as string)}.`,
  deploy: (data) => `${data.model} is deployed.`,
  turn: (data) => `Turn ${data.turn}: ${cleared(data)}orders are placed.`,
  order: secret((data) => `${data.model} is given ${order(data)}.`),
  'take-back': secret((data) => `An order of ${data.model} is taken back.`),
  arrange: secret((_, seat) => `${seat} arranges the activation deck.`),
  commit: (_, seat) => `${seat} has placed all orders.`,
  initiative: (data, seat) => `${seat} has the initiative${data.captain ? ': only it has a Captain' : ''}.`,
  flip: (data, seat) => {
    const { name } = MODEL_TYPE[data.type as ModelTypeId];
    return `${seat} flips ${name}${data.fits === 0 ? ': no model to act, skipped' : ''}.`;
  },
  'no-activation': (_, seat) => `${seat} has no card left that fits: no activation.`,
  activate: (data) => `${data.model} acts${data.suppressed ? ', Suppressed' : ''}.`,
  reveal: (data) => `${data.model} reveals ${data.count === 2 ? `two ${order(data)} orders` : order(data)}.`,
  pass: (data) => `${data.model} ends its activation.`,
  gamble: (data) => `${data.model} may move up to ${data.limitCm} cm.`,
  path: (data) => {
    if (data.length) return `${data.model} sets out for ${data.length} cm.`;
    return data.turns ? `${data.model} turns on the spot to face ${data.heading} degrees.` : null;
  },
  // A turn on the spot was told when it began.
  moved: (data) => {
    if (data.length) return `${data.model} has moved ${data.length} cm.`;
    return data.turned ? null : `${data.model} stays where it is.`;
  },
  halted: (data) =>
    data.length ? `${data.model} is halted after ${data.length} cm.` : `${data.model} is halted at once.`,
  escaped: (data) => `${data.model} leaves over the enemy edge.`,
  sentry: (data) => `${data.model} reveals Sentry against ${data.mover}.`,
  'sentry-flip': (data) => `Sentry of ${data.model} against ${data.mover}: ${coin(data)}.`,
  'let-pass': (_, seat) => `${seat} lets the move go on.`,
  shoot: (data) => `${data.model} fires at ${data.target}.`,
  fire: (data) => `${data.model} against ${data.target}: ${coin(data)}.`,
  rocket: (data) => `Rocket of ${data.model} against ${data.target}: ${coin(data)}.`,
  cover: (data) => `Cover for ${data.target}: ${coin(data)}.`,
  grenade: (data) => `${data.model} throws ${grenadeName(data.what as 'frag' | 'smoke')}: ${coin(data)}.`,
  smoke: (_, seat) => `${seat} lays smoke.`,
  frag: (data) => `The blast catches ${caught(data)}.`,
  flame: (data) => `${data.model} lays a flame line of ${data.length} cm over ${caught(data)}.`,
  rally: (data) => (data.cleared ? `${data.served} is no longer Suppressed.` : `${data.served} rallies without need.`),
  suppressed: (data) => (data.already ? `${data.model} stays Suppressed.` : `${data.model} is Suppressed.`),
  unharmed: (data) => `${data.model} shrugs it off.`,
  killed: (data) => `${data.model} is removed.`,
  sabotage: (data) => `${data.model} gives up ${order(data)} for sabotage.`,
  sabotaged: (data) => `Sabotage by ${data.model}: ${coin(data)}.`,
  'hand-on': (data) => `${data.model} takes the explosives.`,
  'explosives-lost': (_, seat) => `The explosives of ${seat} are lost.`,
  drop: (data) => `${data.model} drops.`,
  'drop-flip': (data) => `Drop of ${data.model}: ${coin(data)}${data.win ? '' : '; the enemy places it'}.`,
  landed: (data) => `${data.model} has landed.`,
  face: () => null,
  coin: ({ reason, win }) => (reason === 'setup' ? `Set-up: ${win ? 'heads, A' : 'tails, B'} deploys first.` : null),
  'turn-end': (data) => `Turn ${data.turn} is over.`,
  over: (data) => `${data.text} (${data.clause})`,
};

/** One line of the log, or null where the viewer learns nothing. */
export function describe(news: News, viewer: Viewer): string | null {
  const { data = {}, seat = '' } = news as SkirmishNews;
  return LINES[news.type]?.(data, seat, viewer) ?? null;
}

/** Kinds of news that can be described; a test holds them against what the rules tell. */
export const NEWS_TYPES: readonly string[] = Object.keys(LINES);
