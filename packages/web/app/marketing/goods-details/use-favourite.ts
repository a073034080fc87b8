import { favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useEffect, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';

/** How long the heart says that it worked. */
const successMs = 4_000;

const concerned = [favouritesApi.isFavourite, favouritesApi.goodsPage, favouritesApi.goodsAmong];

type Goods = { goodsId: string; specId: string; favNum: number };

/** Whether the reader keeps a goods, and how many do: a press changes the count by one. */
export const useFavourite = ({ goodsId, specId, favNum }: Goods) => {
  const t = useWords('marketing/goods-details');
  const signedIn = useSignedIn();
  const question = ask(favouritesApi.isFavourite, { query: { goodsId } }, { fallback: 0 });
  const asked = useAnswer(question, signedIn);
  const [pressed, setPressed] = useState<{ of: string; kept: boolean; count: number }>();
  const [busy, setBusy] = useState(false);
  const [succeeded, setSucceeded] = useState(false);
  const [asksSignIn, setAsksSignIn] = useState(false);
  const now = pressed?.of === goodsId ? pressed : { kept: signedIn && asked === 1, count: favNum };

  useEffect(() => {
    if (!succeeded) return undefined;
    const timer = setTimeout(() => setSucceeded(false), successMs);
    return () => clearTimeout(timer);
  }, [succeeded]);

  const turn = async (): Promise<number> => {
    if (!now.kept) return (await browserCall(favouritesApi.addGoods, { body: { goodsId, specId } })).favNum;
    const { removed } = await browserCall(favouritesApi.removeGoods, { body: { ids: [goodsId] } });
    return Math.max(0, now.count - removed);
  };
  const press = async () => {
    if (!signedIn) return setAsksSignIn(true);
    setBusy(true);
    try {
      setPressed({ of: goodsId, kept: !now.kept, count: await turn() });
      setSucceeded(!now.kept);
      toast.ok(t(now.kept ? 'favourite.removed' : 'favourite.added'));
      void askAgain(concerned);
    } catch {
      // The call has said why; the heart stays as it was.
    } finally {
      setBusy(false);
    }
  };
  return { ...now, busy, succeeded, press, asksSignIn, stopAsking: () => setAsksSignIn(false) };
};
