import { favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { useMemo, useState } from 'react';
import { browserCall, browserQueries } from '../kernel/browser.ts';
import { ask } from '../kernel/page-queries.ts';
import { useAnswer } from '../shell/use-answer.ts';
import { useSignedIn } from '../shell/use-session.ts';

const goodsAsk = ask(favouritesApi.goodsPage, { query: { page: 1, limit: 60 } }, { fallback: { list: [], total: 0 } });
const storesAsk = ask(favouritesApi.storePage, { query: { page: 1, limit: 50 } }, { fallback: { list: [], total: 0 } });

type Kept = {
  readonly signedIn: boolean;
  readonly has: (id: string) => boolean;
  /** Turns it round at once, and back again when the server refuses. */
  readonly turn: (id: string, specId?: string) => Promise<boolean>;
};

const useKept = (kept: ReadonlySet<string>, path: string, send: (id: string, keep: boolean, specId?: string) => Promise<unknown>): Kept => {
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
      void browserQueries().invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === path });
      return keep;
    },
  };
};

export const useFavouriteGoods = (): Kept => {
  const { list } = useAnswer(goodsAsk, useSignedIn());
  const kept = useMemo(() => new Set(list.map(({ goodsId }) => goodsId)), [list]);
  return useKept(kept, goodsAsk.call.path, (goodsId, keep, specId) =>
    keep
      ? browserCall(favouritesApi.addGoods, { body: { goodsId, ...(specId !== undefined && { specId }) } })
      : browserCall(favouritesApi.removeGoods, { body: { ids: [goodsId] } }),
  );
};

export const useFollowedStores = (): Kept => {
  const { list } = useAnswer(storesAsk, useSignedIn());
  const kept = useMemo(() => new Set(list.map(({ storeId }) => storeId)), [list]);
  return useKept(kept, storesAsk.call.path, (storeId, keep) =>
    keep
      ? browserCall(favouritesApi.addStore, { body: { storeId } })
      : browserCall(favouritesApi.removeStores, { body: { ids: [storeId] } }),
  );
};
