import { favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { askLater } from '@mall/kit/ask/ask-later.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';

const storeReads = [storeApi.info, favouritesApi.storesAmong, favouritesApi.storePage];

type Followed = { storeId: string; isFavorite: 0 | 1; favouriteCount: number };

/** Whether the reader follows a store, and how many do. The server's word comes first; presses change it until it is asked again. */
export const useFollow = ({ storeId, isFavorite, favouriteCount }: Followed) => {
  const t = useWords('store');
  const signedIn = useSignedIn();
  const [pressed, setPressed] = useState<{ of: string; follows: boolean; count: number }>();
  const [busy, setBusy] = useState(false);
  const [asksSignIn, setAsksSignIn] = useState(false);
  const now = pressed?.of === storeId ? pressed : { follows: signedIn && isFavorite === 1, count: favouriteCount };

  const turn = async () => {
    if (!now.follows) return (await browserCall(favouritesApi.addStore, { body: { storeId } })).favNum;
    const { removed } = await browserCall(favouritesApi.removeStores, { body: { ids: [storeId] } });
    return Math.max(0, now.count - removed);
  };
  const press = async () => {
    if (!signedIn) return setAsksSignIn(true);
    setBusy(true);
    try {
      setPressed({ of: storeId, follows: !now.follows, count: await turn() });
      toast.ok(t(now.follows ? 'follow.ended' : 'follow.begun'));
      await askLater(storeReads);
    } catch {
      // The call has said why; the button stays as it was.
    } finally {
      setBusy(false);
    }
  };
  return { ...now, busy, press, asksSignIn, stopAsking: () => setAsksSignIn(false) };
};
