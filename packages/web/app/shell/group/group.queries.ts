import { groupBuyApi } from '@mall/contract/marketing/group-buy.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';

/** The group buys of a home page; without an answer they are left out. */
export const groupAsk = ask(
  groupBuyApi.goods,
  { query: { state: 'running', page: 1, limit: 5 } },
  { staleMs: 15_000, fallback: { list: [], total: 0 } },
);
