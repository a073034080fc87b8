import { type SeckillGoods, seckillApi } from '@mall/contract/marketing/seckill.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';

type Asked = Pick<SeckillGoods, 'specId' | 'sessionId' | 'reminded'>;

const keyOf = ({ sessionId, specId }: Asked) => `${sessionId}/${specId}`;

/** Asks to be told when a session begins. */
export const useRemind = () => {
  const t = useWords('marketing');
  const signedIn = useSignedIn();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [busy, setBusy] = useState('');
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const ask = async (goods: Asked) => {
    if (!signedIn) return setNeedsSignIn(true);
    setBusy(goods.specId);
    try {
      await browserCall(seckillApi.remind, { query: { specId: goods.specId, sessionId: goods.sessionId } });
      setAsked((before) => new Set(before).add(keyOf(goods)));
      toast.ok(t('zone.remindSet'));
    } catch {
      // The call has told why.
    } finally {
      setBusy('');
    }
  };
  return {
    ask,
    busy,
    needsSignIn,
    later: () => setNeedsSignIn(false),
    asked: (goods: Asked): boolean => goods.reminded === 1 || asked.has(keyOf(goods)),
  };
};
