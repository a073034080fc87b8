import { type ReviewKind, reviewKinds } from '@mall/contract/review/review.rules.ts';

export type ReviewChoice = { kind: ReviewKind; page: number };

export const reviewPageSize = 10;

/** What the address asks for; nonsense is read as the first page of all. */
export const readReviewChoice = (search: URLSearchParams): ReviewChoice => {
  const page = Number(search.get('page'));
  return {
    kind: reviewKinds.find((kind) => kind === search.get('kind')) ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
};

/** The same address with another choice; what is usual is left out. */
export const reviewAddress = (path: string, search: URLSearchParams, { kind, page }: ReviewChoice): string => {
  const next = new URLSearchParams(search);
  if (kind === 'all') next.delete('kind');
  else next.set('kind', kind);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return `${path}?${next}`;
};

/** Width of a bar in per cent; something is seen of even a single one. */
export const shareOf = (count: number, all: number): number => (count === 0 || all === 0 ? 0 : Math.max(1, (count / all) * 100));
