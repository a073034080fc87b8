import { describe, expect, it } from 'vitest';
import { readReviewChoice, reviewAddress, shareOf } from './review-choice.rules.ts';

describe('the choice of reviews', () => {
  it('is read from the address, nonsense as all', () => {
    expect(readReviewChoice(new URLSearchParams('kind=photo&page=3'))).toEqual({ kind: 'photo', page: 3 });
    expect(readReviewChoice(new URLSearchParams('kind=best&page=-1'))).toEqual({ kind: 'all', page: 1 });
    expect(readReviewChoice(new URLSearchParams('page=1e9'))).toEqual({ kind: 'all', page: 1 });
  });

  it('stands in the address beside what else is there', () => {
    const here = new URLSearchParams('goodsId=7&kind=photo&page=3');
    expect(reviewAddress('/evaluationBackupsMore', here, { kind: 'append', page: 2 })).toBe(
      '/evaluationBackupsMore?goodsId=7&kind=append&page=2',
    );
    expect(reviewAddress('/evaluationBackupsMore', here, { kind: 'all', page: 1 })).toBe('/evaluationBackupsMore?goodsId=7');
  });

  it('shows something of a single review among many', () => {
    expect(shareOf(0, 0)).toBe(0);
    expect(shareOf(1, 1000)).toBe(1);
    expect(shareOf(500, 1000)).toBe(50);
  });
});
