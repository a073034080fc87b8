import { describe, expect, it } from 'vitest';
import { createToastGate } from './toast-gate.ts';

describe('the toast gate', () => {
  it('lets one message through per half second', () => {
    const shown: string[] = [];
    let time = 1000;
    const toast = createToastGate(
      (message: string) => shown.push(message),
      () => time,
    );
    for (const [at, message] of [
      [1000, 'a'],
      [1001, 'b'],
      [1499, 'c'],
      [1500, 'd'],
      [1999, 'e'],
      [2600, 'f'],
    ] as const) {
      time = at;
      toast(message);
    }
    expect(shown).toEqual(['a', 'd', 'f']);
  });

  it('does not fall silent when the clock is set back', () => {
    const shown: string[] = [];
    let time = 1_000_000;
    const toast = createToastGate(
      (message: string) => shown.push(message),
      () => time,
    );
    toast('before');
    time = 10;
    toast('after');
    expect(shown).toEqual(['before', 'after']);
  });
});
