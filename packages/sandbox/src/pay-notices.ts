import { randomUUID } from 'node:crypto';
import type { Deal, PayBooks } from './pay-books.ts';
import { payHeaders, signPay } from './pay-sign.ts';

type Told = { state: 'success' | 'failure'; amountFen: number };

export type Notices = {
  /** Tells the mall; repeated until it says "success". Resolves after the first try. */
  tell: (deal: Deal, told: Told, noticeId?: string) => Promise<void>;
  /** Lets something happen later, unless the bank closes first. */
  later: (ms: number, work: () => void) => void;
  stop: () => void;
};

const again = [2000, 8000, 20_000, 60_000];
const patience = 3000;

const post = async (secret: string, deal: Deal, body: string): Promise<boolean> => {
  const time = String(Date.now());
  try {
    const answer = await fetch(deal.notifyUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [payHeaders.time]: time,
        [payHeaders.sign]: signPay(secret, `notify ${deal.channel}`, time, body),
      },
      body,
      signal: AbortSignal.timeout(patience),
    });
    return (await answer.text()) === 'success';
  } catch {
    return false;
  }
};

export const openNotices = (secret: string, books: PayBooks): Notices => {
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timer.unref();
    timers.add(timer);
  };
  const repeat = async (deal: Deal, body: string, round: number): Promise<void> => {
    if (await post(secret, deal, body)) return;
    const wait = again[round];
    if (wait !== undefined) later(wait, () => void repeat(deal, body, round + 1));
  };
  return {
    later,
    tell: async (deal, { state, amountFen }, noticeId = randomUUID()) => {
      books.keep({ ...deal, notices: deal.notices + 1 });
      const { attemptNo, outNo } = deal;
      await repeat(deal, JSON.stringify({ noticeId, attemptNo, outNo, state, amountFen }), 0);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
