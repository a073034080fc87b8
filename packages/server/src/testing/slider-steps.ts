import type { TrackPoint } from '@mall/contract/account/slider-track.rules.ts';

/** The same dice for the same seed, between 0 and 1. */
const diceOf = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A hand that drags the piece to `x`: quick at first, slow at the end, often a little too far and back. */
export const drag = (x: number, seed = 1): TrackPoint[] => {
  const dice = diceOf(seed);
  const steps = 12 + Math.floor(dice() * 20);
  const beyond = Math.floor(dice() * 4);
  let ms = 0;
  const track: TrackPoint[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const part = 1 - (1 - step / steps) ** 2;
    track.push([ms, Math.round((x + beyond) * part)]);
    ms += 12 + Math.floor(dice() * 12);
  }
  for (let back = beyond - 1; back >= 0; back -= 1) {
    ms += 40 + Math.floor(dice() * 60);
    track.push([ms, x + back]);
  }
  return track;
};

/** Keys: strides of 20, then steps of 2, in the rhythm of fingers. */
export const pressKeys = (x: number, seed = 1): TrackPoint[] => {
  const dice = diceOf(seed);
  const track: TrackPoint[] = [];
  let ms = 0;
  for (let at = 0; at < x - 1; ) {
    at += x - at >= 20 ? 20 : 2;
    track.push([ms, at]);
    ms += 90 + Math.floor(dice() * 120);
  }
  return track;
};
