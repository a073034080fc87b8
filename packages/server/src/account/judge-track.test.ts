import type { TrackPoint } from '@mall/contract/account/slider-track.rules.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drag, pressKeys } from '../testing/slider-steps.ts';
import { judgeTrack } from './judge-track.ts';

const long = 60_000;
const place = fc.integer({ min: 58, max: 267 });
const seed = fc.integer();

describe('the way of the piece', () => {
  test('is taken from a hand', () => {
    fc.assert(fc.property(place, seed, (x, dice) => judgeTrack(drag(x, dice), x, long)));
  });

  test('is taken from keys, in strides and in small steps, and when one is held', () => {
    fc.assert(
      fc.property(place, seed, (x, dice) => {
        const track = pressKeys(x, dice);
        return judgeTrack(track, track.at(-1)?.[1] ?? 0, long);
      }),
    );
    const held = Array.from({ length: 40 }, (_, at): TrackPoint => [at === 0 ? 0 : 470 + at * 33, (at + 1) * 2]);
    expect(judgeTrack(held, 80, long)).toBe(true);
  });

  test('is refused when there was none, when it leaps, and when it is a straight line', () => {
    const line = Array.from({ length: 20 }, (_, at): TrackPoint => [at * 20, at * 8]);
    for (const track of [
      [],
      [[0, 160]],
      [
        [0, 0],
        [300, 160],
      ],
      line.map(([ms]): TrackPoint => [ms, 160]),
      line.map(([ms, x]): TrackPoint => [ms, (x * 160) / 152]),
      line.map(([ms, x], at): TrackPoint => [ms, (x * 160) / 152 + (at % 2) * 0.4]),
    ] as TrackPoint[][])
      expect(judgeTrack(track, 160, long), JSON.stringify(track)).toBe(false);
  });

  test('is refused when it is too quick, goes back in time, took longer than there was, or ends elsewhere', () => {
    const track = drag(160, 1);
    const took = track.at(-1)?.[0] ?? 0;
    expect(judgeTrack(track, 160, took)).toBe(true);
    expect(judgeTrack(track, 150, took)).toBe(false);
    expect(judgeTrack(track, 160, took - 300)).toBe(false);
    expect(
      judgeTrack(
        track.map(([ms, x]): TrackPoint => [Math.floor(ms / 20), x]),
        160,
        long,
      ),
    ).toBe(false);
    expect(
      judgeTrack(
        track.toReversed().map(([ms, x]): TrackPoint => [ms, 160 - x]),
        160,
        long,
      ),
    ).toBe(false);
  });
});
