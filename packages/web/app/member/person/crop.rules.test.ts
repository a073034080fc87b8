import { describe, expect, it } from 'vitest';
import { dragged, firstCrop, squareOf } from './crop.rules.ts';

const wide = { width: 400, height: 200 };

describe('the part of a picture that is kept', () => {
  it('is the middle of it, as large as it can be', () => {
    expect(squareOf(wide, firstCrop)).toEqual({ left: 100, top: 0, side: 200 });
    expect(squareOf({ width: 200, height: 400 }, firstCrop)).toEqual({ left: 0, top: 100, side: 200 });
  });

  it('never leaves the picture, however far it is zoomed or moved', () => {
    for (const crop of [
      { zoom: 0, x: -5, y: 9 },
      { zoom: 99, x: 7, y: -1 },
      { zoom: 2, x: 1, y: 1 },
    ]) {
      const { left, top, side } = squareOf(wide, crop);
      expect([left >= 0, top >= 0, left + side <= 400, top + side <= 200]).toEqual([true, true, true, true]);
    }
  });

  it('follows the hand: a picture drawn to the right shows more of its left', () => {
    const crop = dragged(wide, firstCrop, 0.25, 0.25);
    expect(crop).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
    expect(dragged(wide, firstCrop, 100, 0)).toMatchObject({ x: 0 });
  });
});
