import { describe, expect, it } from 'vitest';
import { breaksWord } from './trade-words.ts';

const all = () => true;

describe('a nickname', () => {
  it.each([
    ['移动式充电机', '电机'],
    ['三相表箱', '三相表'],
  ])('in %s is not %s', (text, word) => {
    const from = text.indexOf(word);
    expect(breaksWord(text, from, from + word.length, all)).toBe(true);
    expect(breaksWord(text, from, from + word.length, () => false)).toBe(false);
  });

  it.each([
    ['11kW电机', '电机'],
    ['令克100A', '令克'],
    ['空开', '空开'],
  ])('in %s is %s', (text, word) => {
    const from = text.indexOf(word);
    expect(breaksWord(text, from, from + word.length, all)).toBe(false);
  });
});
