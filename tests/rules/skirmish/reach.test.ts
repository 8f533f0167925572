import { describe, expect, it } from 'vitest';
import { check } from '../../../src/rules/skirmish/verbs.ts';
import { cover, model, scene } from './play.ts';

describe('why an enemy is no target', () => {
  /** What is said of an enemy at a place, where another stands in view. */
  function refusal(type: string, x: number, y: number) {
    const models = [
      model(`A-${type}-1`, 60, 40, { heading: 0, orders: ['fire'] }),
      model('B-trooper-1', 70, 55, { heading: 90 }),
      model('B-trooper-2', x, y, { heading: 90 }),
    ];
    const play = scene(models, { active: `A-${type}-1`, terrain: [cover(75, 40), cover(50, 40)] }).act('A', 'fire');
    const { clause, message } = check(play.state, 'A', { verb: 'target', noun: 'B-trooper-2' }) ?? {};
    return { clause, message };
  }

  it('[SK-RUL-09] [SK-ORD-11] [SK-ORD-10] says which of arc, range and sight is wanting, by its clause', () => {
    const who = 'cannot hit Trooper 2 (B): it is';
    expect(refusal('trooper', 55, 70)).toEqual({
      clause: 'SK-RUL-09',
      message: `Trooper 1 (A) ${who} outside its fire arc of 180 degrees.`,
    });
    expect(refusal('scorcher', 63, 75).clause).toBe('SK-ORD-11');
    expect(refusal('scorcher', 63, 75).message).toMatch(/it is \d+\.\d\d cm away, beyond its range of 30 cm\.$/);
    expect(refusal('trooper', 100, 40)).toEqual({
      clause: 'SK-ORD-10',
      message: `Trooper 1 (A) ${who} out of its line of sight.`,
    });
    expect(refusal('trooper', 30, 40).message).toContain('outside its fire arc of 180 degrees and out of its line');
  });

  it('[SK-MOD-18] says that a nearer one is in view', () => {
    expect(refusal('trooper', 75, 65)).toEqual({
      clause: 'SK-MOD-18',
      message: 'A nearer enemy is in view; to pick another takes two Fire orders.',
    });
  });
});
