import { openImpacts } from '../../models/dice/impact.ts';
import type { ThrowRecord } from '../../models/dice/throw-record.ts';
import { type Voice, voices } from './voice.ts';

/** The sound of dice, made in the page without any file. */
export interface DiceSound {
  /**
   * Plays what is heard of a throw.
   * @param windUp seconds from now until the throw's track begins
   * @param speed pace at which the track is shown
   * @returns stops what has not been heard yet, for skip
   */
  play(record: ThrowRecord, windUp: number, speed?: number): () => void;
  /** Loudness from 0 (mute) to 1; applies at once. */
  setVolume(volume: number): void;
  /** Frees the page's audio. */
  close(): void;
}

/** Level of all knocks together, so that a handful does not clip. */
const LEVEL = 0.5;
const NOISE_SECONDS = 0.25;

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE_SECONDS), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 2147483648;
  }
  return buffer;
}

function fading(context: BaseAudioContext, at: number, gain: number, seconds: number): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0.0001, at);
  node.gain.linearRampToValueAtTime(Math.max(gain, 0.0002), at + 0.0015);
  node.gain.exponentialRampToValueAtTime(0.0001, at + 0.0015 + seconds * 2);
  return node;
}

/** Schedules one knock; the answer is what can be stopped. */
function strike(
  context: BaseAudioContext,
  out: AudioNode,
  noise: AudioBuffer,
  voice: Voice,
  at: number,
): AudioScheduledSourceNode[] {
  const { rush, tones, gain } = voice;
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = rush.frequency;
  band.Q.value = rush.q;
  source
    .connect(band)
    .connect(fading(context, at, gain, rush.fade))
    .connect(out);
  source.start(at);
  source.stop(at + Math.min(NOISE_SECONDS, rush.fade * 2.5 + 0.01));
  const ringing = tones.map((tone) => {
    const oscillator = context.createOscillator();
    oscillator.frequency.value = tone.frequency;
    oscillator.connect(fading(context, at, gain * tone.gain, tone.fade)).connect(out);
    oscillator.start(at);
    oscillator.stop(at + tone.fade * 2.5);
    return oscillator;
  });
  return [source, ...ringing];
}

/**
 * @param makeContext makes the page's audio at the first throw, which a press has allowed by then; a browser without
 * audio, or one that refuses it, stays silent and throws nothing
 */
export function createDiceSound(makeContext: () => AudioContext = () => new AudioContext()): DiceSound {
  let audio: { context: AudioContext; out: GainNode; noise: AudioBuffer } | null = null;
  let volume = 1;

  const open = () => {
    if (audio) return audio;
    const context = makeContext();
    const out = context.createGain();
    out.gain.value = volume * LEVEL;
    out.connect(context.destination);
    audio = { context, out, noise: noiseOf(context) };
    return audio;
  };

  return {
    play(record, windUp, speed = 1) {
      if (volume === 0) return () => undefined;
      const knocks: { at: number; sources: AudioScheduledSourceNode[] }[] = [];
      let clock = () => 0;
      try {
        const { context, out, noise } = open();
        clock = () => context.currentTime;
        if (context.state === 'suspended') context.resume().catch(() => undefined);
        const start = context.currentTime + windUp;
        const kinds = record.dice.map(({ kind }) => kind);
        for (const voice of voices(openImpacts(record.impacts), kinds)) {
          const at = start + voice.at / speed;
          knocks.push({ at, sources: strike(context, out, noise, voice, at) });
        }
      } catch {
        // Dice are thrown all the same where there is nothing to hear them by.
      }
      return () => {
        for (const { at, sources } of knocks) {
          // What has begun rings out.
          if (at > clock()) for (const source of sources) source.stop();
        }
      };
    },
    setVolume(wanted) {
      volume = Math.max(0, Math.min(1, wanted));
      if (audio) audio.out.gain.value = volume * LEVEL;
    },
    close() {
      audio?.context.close().catch(() => undefined);
      audio = null;
    },
  };
}
