import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useMemo } from 'react';
import { cartReads } from '../shell/cart.changes.ts';

export type BasketLine = { readonly specId: string; readonly num: number };
export type Refused = { readonly specId: string; readonly msg: string };

const linesAsk = ask(cartApi.page, { query: { page: 1, limit: 200 } }, { fallback: { list: [], total: 0 } });

/** How many pieces of each spec lie in the basket. */
export const useInCart = (): ReadonlyMap<string, number> => {
  const { list } = useAnswer(linesAsk);
  return useMemo(() => {
    const pieces = new Map<string, number>();
    for (const { specId, num } of list) pieces.set(specId, (pieces.get(specId) ?? 0) + num);
    return pieces;
  }, [list]);
};

/** The badge of the header and the marks in the lists. */
const basketChanged = (): Promise<void> => askAgain(cartReads);

/** The quantity stays closed until the basket was read again, so that the mark never lags behind what was pressed. */
export const putIntoBasket = async (line: BasketLine): Promise<void> => {
  await browserCall(cartApi.add, { body: line });
  await basketChanged();
};

const atOnce = 50;

/** Several lines, in as few calls as may be; says which were refused. */
export const putManyIntoBasket = async (lines: readonly BasketLine[]): Promise<readonly Refused[]> => {
  const refused: Refused[] = [];
  for (let from = 0; from < lines.length; from += atOnce) {
    // One after the other: the second call must see what the first left of a shelf.
    const answer = await browserCall(cartApi.addMany, { body: { lines: lines.slice(from, from + atOnce) } });
    refused.push(...answer.refused);
  }
  await basketChanged();
  return refused;
};
