import { describe, expect, it, vi } from 'vitest';
import { createDiceSound } from '../../../src/app/sound/dice-sound.ts';
import { voices } from '../../../src/app/sound/voice.ts';
import { type Impact, packImpacts } from '../../../src/models/dice/impact.ts';
import type { ThrowRecord } from '../../../src/models/dice/throw-record.ts';

const impacts: Impact[] = [
  { at: 0.1, die: 0, surface: 'felt', strength: 60 },
  { at: 0.105, die: 1, surface: 'felt', strength: 60 },
  { at: 0.3, die: 0, surface: 'rim', strength: 200 },
  { at: 0.5, die: 1, surface: 'die', strength: 400 },
];

describe('voices', () => {
  it('one for each blow, two at once heard as one, louder for harder ones', () => {
    const heard = voices(impacts, ['d10', 'd10']);
    expect(heard.map(({ at }) => at)).toEqual([0.1, 0.3, 0.5]);
    for (const { gain } of heard) expect(gain).toBeGreaterThan(0);
    const soft = voices([{ at: 0, die: 0, surface: 'rim', strength: 40 }], ['d10'])[0]?.gain ?? 1;
    expect(soft).toBeLessThan(heard[1]?.gain ?? 0);
  });

  it('lets a coin ring on where a die only knocks', () => {
    const fade = (kind: 'd6' | 'coin') =>
      Math.max(...(voices(impacts, [kind, kind])[1]?.tones.map((tone) => tone.fade) ?? []));
    expect(fade('coin')).toBeGreaterThan(4 * fade('d6'));
  });
});

/** Audio that notes when its sources start and whether they were stopped by hand. */
function fakeAudio() {
  const starts: number[] = [];
  const stop = vi.fn();
  const parameter = {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  const node = () => ({
    gain: { ...parameter },
    frequency: { ...parameter },
    Q: { ...parameter },
    connect: (to: unknown) => to,
  });
  const source = () => ({ ...node(), start: (at: number) => starts.push(at), stop });
  const out = node();
  let first = true;
  const context = {
    state: 'running',
    currentTime: 10,
    sampleRate: 8000,
    destination: {},
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createGain: () => {
      const made = first ? out : node();
      first = false;
      return made;
    },
    createBiquadFilter: node,
    createBufferSource: source,
    createOscillator: source,
    close: vi.fn(async () => undefined),
  };
  return { context: context as unknown as AudioContext, starts, stop, out };
}

const record = {
  dice: [
    { kind: 'd10', turn: 0 },
    { kind: 'd10', turn: 0 },
  ],
  impacts: packImpacts(impacts),
} as ThrowRecord;

describe('dice sound', () => {
  it('is timed with the picture at any pace', () => {
    const audio = fakeAudio();
    createDiceSound(() => audio.context).play(record, 0.2, 2);
    expect([...new Set(audio.starts.map((at) => Number(at.toFixed(3))))]).toEqual([10.25, 10.35, 10.45]);
  });

  it('falls silent on skip, and is not even begun while mute', () => {
    const audio = fakeAudio();
    const make = vi.fn(() => audio.context);
    const sound = createDiceSound(make);
    sound.setVolume(0);
    sound.play(record, 0)();
    expect(make).not.toHaveBeenCalled();
    sound.setVolume(1);
    const stop = sound.play(record, 0);
    const scheduled = audio.stop.mock.calls.length;
    stop();
    expect(audio.stop.mock.calls.length).toBe(2 * scheduled);
    (audio.context as { currentTime: number }).currentTime = 12;
    stop();
    expect(audio.stop.mock.calls.length).toBe(2 * scheduled);
    sound.setVolume(0);
    expect(audio.out.gain.value).toBe(0);
    sound.close();
    expect(audio.context.close).toHaveBeenCalled();
  });

  it('does not stop a throw where there is no audio', () => {
    const sound = createDiceSound(() => {
      throw new Error('no audio');
    });
    expect(() => sound.play(record, 0)()).not.toThrow();
  });
});
