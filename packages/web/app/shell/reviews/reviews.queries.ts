import { type ReviewPage, reviewApi } from '@mall/contract/review/review.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { type ReviewChoice, reviewPageSize } from './review-choice.rules.ts';

const none: ReviewPage = {
  page: { list: [], total: 0 },
  counters: {
    all: 0,
    positive: 0,
    neutral: 0,
    negative: 0,
    photo: 0,
    append: 0,
    rate: '100.0',
    average: '5.0',
    stars: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
  },
};

type Of = { goodsId: string } | { storeId: string };

/** Fails silently where reviews are one part of a page among others. */
export const reviewsAsk = (of: Of, { kind, page }: ReviewChoice) =>
  ask(reviewApi.page, { query: { ...of, kind, page, limit: reviewPageSize } }, { staleMs: 60_000, fallback: none });
