import { describe, expect, it } from 'vitest';
import { placeAfterKey, sliderEnd } from './slider.rules.ts';

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
