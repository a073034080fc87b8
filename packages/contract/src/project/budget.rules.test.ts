import { describe, expect, it } from 'vitest';
import { leftOf, levelOf, sharePermille, shownPercent, standingOf } from './budget.rules.ts';

const budget = (reservedFen: number, usedFen: number, budgetFen = 100_000) => ({ budgetFen, reservedFen, usedFen });

describe('a budget', () => {
  it('has left what is neither reserved nor used', () => {
    expect(leftOf(budget(30_000, 20_000))).toBe(50_000);
    expect(leftOf(budget(90_000, 20_000))).toBe(-10_000);
  });

  it('is nearly used up at 80 % and not a fen before', () => {
    expect(levelOf(budget(79_999, 0))).toBe(0);
    expect(levelOf(budget(40_000, 40_000))).toBe(80);
    expect(levelOf(budget(0, 99_999))).toBe(80);
    expect(levelOf(budget(1, 99_999))).toBe(100);
  });

  it('of nothing is used up', () => {
    expect(sharePermille(budget(0, 0, 0))).toBe(1000);
    expect(standingOf('open', budget(0, 0, 0))).toBe('used_up');
  });

  it('of a closed project is closed, however much of it is left', () => {
    expect(standingOf('closed', budget(0, 90_000))).toBe('closed');
    expect(standingOf('open', budget(0, 90_000))).toBe('warned');
    expect(standingOf('open', budget(0, 10_000))).toBe('open');
  });
});

const shown = (usedFen: number) => shownPercent({ budgetFen: 100_000, reservedFen: 0, usedFen });

it('shows a share rounded, but never up to a warning or to all of it', () => {
  expect([shown(99_199), shown(82_999), shown(79_990), shown(80_000), shown(99_990), shown(100_000), shown(120_040)]).toEqual([
    99.2, 83, 79.9, 80, 99.9, 100, 120,
  ]);
  expect(shownPercent({ budgetFen: 0, reservedFen: 0, usedFen: 0 })).toBe(100);
});
