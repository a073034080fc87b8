import type { LayoutContent } from '@mall/contract/content/layout.rules.ts';
import { describe, expect, it } from 'vitest';
import { mergeLayouts } from './merge-layouts.ts';

// Only what is the same and what is not counts: a letter stands for a floor.
const layout = (floors: string, advs = ''): LayoutContent => ({ floors: [...floors], advs: [...advs] }) as unknown as LayoutContent;
const merged = (base: string, mine: string, live: string) => mergeLayouts(layout(base), layout(mine), layout(live))?.floors.join('');

describe('two layouts made upon one', () => {
  it.each([
    ['abc', 'abc', 'axc', 'axc'],
    ['abc', 'abX', 'abc', 'abX'],
    ['abc', 'abX', 'Ybc', 'YbX'],
    ['abc', 'aXc', 'Ybc', 'YXc'],
    ['abc', 'nabc', 'abY', 'nabY'],
    ['abc', 'ac', 'abcn', 'acn'],
    ['abc', 'cab', 'abc', 'cab'],
    ['abc', 'aXc', 'aXc', 'aXc'],
    ['', 'a', '', 'a'],
  ])('of %s, %s and %s are %s', (base, mine, live, both) => {
    expect(merged(base, mine, live)).toBe(both);
  });

  it.each([
    ['abc', 'aXc', 'aYc'],
    ['abc', 'abcX', 'abcY'],
    ['abc', 'ac', 'aYc'],
  ])('of %s, %s and %s are for somebody to look at', (base, mine, live) => {
    expect(merged(base, mine, live)).toBe(undefined);
  });

  it('are compared in floors and pictures by themselves', () => {
    expect(mergeLayouts(layout('ab', 'x'), layout('aB', 'x'), layout('ab', 'y'))).toEqual(layout('aB', 'y'));
    expect(mergeLayouts(layout('ab', 'x'), layout('aB', 'z'), layout('ab', 'y'))).toBe(undefined);
  });
});
