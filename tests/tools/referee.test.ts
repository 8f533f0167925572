import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute } from '../../tools/referee/commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'bocage-'));
const at = (name: string): string => join(folder, name);
const run = (...args: string[]) => execute(args, () => undefined);

/** Two one-card bids and a rifleman that may fire: what is wanted is dice that are waited for. */
const POSITION = {
  game: 'undaunted',
  scenario: 'la-raye',
  phase: 'turn',
  toMove: 'US',
  initiative: 'US',
  round: 2,
  counters: [
    { id: 'US-RIFLEMAN-A', tile: '13B', suppressed: false },
    { id: 'DE-RIFLEMAN-A', tile: '12B', suppressed: false },
  ],
  US: { hand: ['US-RIFLEMAN-A-1'], deck: ['US-SCOUT-A-1'] },
  DE: { hand: ['DE-SCOUT-A-1'], deck: ['DE-RIFLEMAN-A-1'] },
};

beforeAll(async () => {
  const reply = await run('new', '--game', 'undaunted', '--scenario', 'la-raye', '--seed', '7', '--out', at('g.json'));
  expect(reply).toMatchObject({ exit: 0 });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('unusable input to the referee', () => {
  it('is a file that is not there: named once', async () => {
    expect(await run('legal', at('none.json'))).toEqual({
      exit: 3,
      error: `${at('none.json')}: expected a file that can be read (ENOENT)`,
    });
  });

  it('is a word too many', async () => {
    expect(await run('legal', at('g.json'), 'surplus')).toEqual({
      exit: 3,
      error: '"surplus": expected no further word here',
    });
    expect(await run('games', 'surplus')).toMatchObject({ exit: 3 });
  });

  it('is a damaged journal: file and field in our own words', async () => {
    const cases: [unknown, string][] = [
      [[], 'format: expected "bocage-journal"; this file is not a saved game'],
      [{ format: 'bocage-journal', version: 1 }, 'setup: expected an object'],
      [
        { format: 'bocage-journal', version: 1, setup: { game: 'undaunted', scenario: 'la-raye', seed: -1 } },
        'setup.seed: expected at least 0',
      ],
      [
        {
          format: 'bocage-journal',
          version: 1,
          setup: { game: 'undaunted', scenario: 'la-raye', seed: 1 },
          entries: [{ dice: 'd', faces: [10] }],
          digests: [],
        },
        'entries[0].faces[0]: expected at most 9',
      ],
    ];
    for (const [value, complaint] of cases) {
      writeFileSync(at('bad.json'), JSON.stringify(value));
      expect(await run('legal', at('bad.json'))).toEqual({ exit: 3, error: `${at('bad.json')}: ${complaint}` });
    }
  });

  it('is a position or a scenario file that does not fit: file and field', async () => {
    const write = (name: string, value: unknown): string => {
      writeFileSync(at(name), JSON.stringify(value));
      return at(name);
    };
    const yard = { game: 'skirmish', scenario: 'last-man-standing', phase: 'orders' };
    const soldier = { id: 'A-trooper-1', type: 'trooper', side: 'A', x: 'far', y: 5 };
    const far = write('far.json', { ...yard, models: [soldier] });
    const nowhere = write('nowhere.json', { ...POSITION, scenario: 'nowhere' });
    const [empty, fine] = [write('empty.json', {}), write('fine.json', POSITION)];
    const cases: [string, string[], string][] = [
      ['skirmish last-man-standing', ['--position', far], `${far}: position.models[0].x: expected `],
      ['undaunted la-raye', ['--position', nowhere], `${nowhere}: position.scenario: expected `],
      ['skirmish last-man-standing', ['--scenario-file', empty], `${empty}: scenarioData.`],
      ['undaunted la-raye', ['--position', fine, '--scenario-file', empty], `${empty}: scenarioData.`],
      ['skirmish elsewhere', ['--position', far], 'scenario: expected '],
    ];
    for (const [box, files, complaint] of cases) {
      const [game = '', scenario = ''] = box.split(' ');
      const reply = await run('new', '--game', game, '--scenario', scenario, ...files, '--out', at('none.json'));
      expect(reply.exit).toBe(3);
      expect('error' in reply && reply.error.slice(0, complaint.length)).toBe(complaint);
    }
  });

  it('is a face that the dice waited for do not have, or too few of them', async () => {
    writeFileSync(at('p.json'), JSON.stringify(POSITION));
    const file = at('fire.json');
    await run('new', '--game', 'undaunted', '--scenario', 'la-raye', '--position', at('p.json'), '--out', file);
    await run('act', file, '{"verb":"play","noun":"US-RIFLEMAN-A-1"}');
    await run('act', file, '{"verb":"use","noun":"Attack"}');
    const legal = await run('legal', file);
    const [action] = (legal as { out: { actions: { US?: unknown[] } } }).out.actions.US ?? [];
    if (action) await run('act', file, JSON.stringify(action));
    const { out } = (await run('legal', file)) as { out: { pending: { dice: unknown[] } } };
    expect(out.pending.dice.length).toBeGreaterThan(0);
    const faces = (face: string) => out.pending.dice.map(() => face).join(',');
    for (const wrong of [faces('10'), faces('H'), faces('x'), `${faces('3')},3`, '']) {
      expect(await run('roll', file, '--faces', wrong), wrong).toMatchObject({ exit: 3 });
    }
    expect(await run('roll', file, '--faces', faces('3'))).toMatchObject({ exit: 0 });
  });
});

it('serve answers every line, an empty one included, and goes on', () => {
  const input = '\nnot JSON\n{"id":1,"args":["games","x"]}\n{"id":2,"args":["games"]}\n';
  const { stdout } = spawnSync('npx', ['tsx', 'tools/referee.ts', 'serve'], { input, encoding: 'utf8' });
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id, exit }) => [id, exit])).toEqual([
    [null, 3],
    [null, 3],
    [1, 3],
    [2, 0],
  ]);
});
