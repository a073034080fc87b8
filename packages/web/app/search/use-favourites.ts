import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { useMemo, useState } from 'react';

const goodsAsk = (ids: string) => ask(favouritesApi.goodsAmong, { query: { goodsId: ids } }, { fallback: [] });
const storesAsk = (ids: string) => ask(favouritesApi.storesAmong, { query: { storeId: ids } }, { fallback: [] });

type Kept = {
  readonly signedIn: boolean;
  readonly has: (id: string) => boolean;
  /** Turns it round at once, and back again when the server refuses. */
  readonly turn: (id: string, specId?: string) => Promise<boolean>;
};

/** What is told of favourites elsewhere goes stale with a press. */
const goodsReads = [favouritesApi.goodsAmong, favouritesApi.goodsPage, favouritesApi.isFavourite];
const storeReads = [favouritesApi.storesAmong, favouritesApi.storePage, storeApi.info];

const useKept = (
  kept: ReadonlySet<string>,
  reads: readonly AnyCall[],
  send: (id: string, keep: boolean, specId?: string) => Promise<unknown>,
): Kept => {
  const signedIn = useSignedIn();
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const has = (id: string) => turned.get(id) ?? kept.has(id);
  const put = (id: string, keep: boolean) => setTurned((before) => new Map(before).set(id, keep));
  return {
    signedIn,
    has,
    turn: async (id, specId) => {
      const keep = !has(id);
      put(id, keep);
      try {
        await send(id, keep, specId);
      } catch (error) {
        put(id, !keep);
        throw error;
      }
      void askAgain(reads);
      return keep;
    },
  };
};

/** Which of the goods shown the reader keeps. A guest is not asked about. */
export const useFavouriteGoods = (shown: readonly { goodsId: string }[]): Kept => {
  const signedIn = useSignedIn();
  const ids = [...new Set(shown.map(({ goodsId }) => goodsId))].join(',');
  const list = useAnswer(goodsAsk(ids), signedIn && ids !== '');
  const kept = useMemo(() => new Set(list), [list]);
  return useKept(kept, goodsReads, (goodsId, keep, specId) =>
    keep
      ? browserCall(favouritesApi.addGoods, { body: { goodsId, ...(specId !== undefined && { specId }) } })
      : browserCall(favouritesApi.removeGoods, { body: { ids: [goodsId] } }),
  );
};

export const useFollowedStores = (shown: readonly { storeId: string }[]): Kept => {
  const signedIn = useSignedIn();
  const ids = shown.map(({ storeId }) => storeId).join(',');
  const list = useAnswer(storesAsk(ids), signedIn && ids !== '');
  const kept = useMemo(() => new Set(list), [list]);
  return useKept(kept, storeReads, (storeId, keep) =>
    keep
      ? browserCall(favouritesApi.addStore, { body: { storeId } })
      : browserCall(favouritesApi.removeStores, { body: { ids: [storeId] } }),
  );
};
