import { type GoodsImport, goodsImportApi } from '@mall/contract/catalogue/goods-import.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useEffect, useRef } from 'react';
import { isRunning } from './import.rules.ts';

const lookMs = 1500;
/** After a look that failed: whoever waits is not told the same every other second. */
const laterMs = 10_000;

const everyMs = (sheet: GoodsImport | null | undefined, failed: boolean): number =>
  isRunning(sheet?.state) ? (failed ? laterMs : lookMs) : 0;

/** The import of that number, or the open one of the store (null where there is none). While the mall works on it, it is looked after; not when the page is left or hidden. */
export const useImport = (id: string) => {
  const open = useList(ask(goodsImportApi.open, {}, { staleMs: 0 }), { enabled: id === '', everyMs });
  const named = useList(ask(goodsImportApi.detail, { params: { id } }, { staleMs: 0 }), { enabled: id !== '', everyMs });
  const found = id === '' ? open : named;
  // The open one is shown until it is read by its number.
  const data = id !== '' && named.data === undefined && open.data?.id === id ? open.data : found.data;
  const state = data?.state;
  const before = useRef(state);
  useEffect(() => {
    // Its line among the sheets of before goes along, and so do the rows that are bad now.
    if (before.current !== undefined && before.current !== state) void askAgain([goodsImportApi.page, goodsImportApi.faults]);
    before.current = state;
  }, [state]);
  return {
    data,
    error: found.error,
    isFetching: found.isFetching,
    refetch: () => void found.refetch(),
    /** Of the open one, read just now and not remembered. */
    openId: id === '' && !open.isFetching ? open.data?.id : undefined,
  };
};
