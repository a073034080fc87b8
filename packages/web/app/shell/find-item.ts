import { searchApi } from '@mall/contract/search/search.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';

const patience = 2000;

/** The page of the spec whose number was typed, if it is one; a search that would find it must not wait long for that. */
export const findItem = async (keyword: string): Promise<string | undefined> => {
  try {
    const { item } = await browserCall(searchApi.tipGoods, { query: { keyword } }, { silent: true, signal: AbortSignal.timeout(patience) });
    return item ? `/goodsDetails?goodsId=${item.goodsId}&specId=${item.specId}` : undefined;
  } catch {
    return undefined;
  }
};
