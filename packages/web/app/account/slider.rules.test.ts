import { mostTrackPoints, type TrackPoint } from '@mall/contract/account/slider-track.rules.ts';
import { describe, expect, it } from 'vitest';
import { placeAfterKey, sliderEnd, trackAfter, trackToSend, wasMoved } from './slider.rules.ts';

describe('the piece of the puzzle', () => {
  it('moves by keys, in small steps and in strides', () => {
    expect(placeAfterKey('ArrowRight', 10, false)).toBe(12);
    expect(placeAfterKey('ArrowLeft', 10, false)).toBe(8);
    expect(placeAfterKey('ArrowRight', 10, true)).toBe(30);
    expect([placeAfterKey('Home', 10, false), placeAfterKey('End', 10, false)]).toEqual([0, sliderEnd]);
    expect(placeAfterKey('Enter', 10, false)).toBeUndefined();
  });

  it('stays inside the picture', () => {
    expect(placeAfterKey('ArrowLeft', 1, false)).toBe(0);
    expect(placeAfterKey('PageUp', sliderEnd - 3, false)).toBe(sliderEnd);
  });
});

describe('the way of the piece', () => {
  it('is told from the first move on, in whole milliseconds', () => {
    const track = trackAfter(trackAfter([], 1000.4, 2), 1033.6, 4);
    expect(trackToSend(track)).toEqual([
      [0, 2],
      [33, 4],
    ]);
    expect(trackToSend([])).toEqual([]);
  });

  it('keeps its shape and its ends, however long somebody moves about', () => {
    let track: TrackPoint[] = [];
    for (let at = 0; at < 5000; at += 1) track = trackAfter(track, at, at % 278);
    expect(track.length).toBeLessThanOrEqual(mostTrackPoints);
    expect([track[0], track.at(-1)]).toEqual([
      [0, 0],
      [4999, 4999 % 278],
    ]);
  });

  it('is too short to judge after one leap', () => {
    expect([
      wasMoved([[0, 120]]),
      wasMoved([
        [0, 2],
        [90, 4],
        [180, 6],
      ]),
    ]).toEqual([false, true]);
  });
});
