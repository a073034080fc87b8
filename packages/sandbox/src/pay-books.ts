import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type DealState = 'paying' | 'success' | 'failure' | 'closed';

/** One payment as the bank knows it. */
export type Deal = {
  attemptNo: string;
  channel: string;
  /** What the payer reads; deals of before have none. */
  channelName?: string;
  amountFen: number;
  title: string;
  expiresAt: number;
  notifyUrl: string;
  successUrl: string;
  failureUrl: string;
  state: DealState;
  outNo: string;
  paidFen: number;
  paidAt?: number;
  /** When a payment that is under way comes through, even if the deal is closed by then. */
  dueAt?: number;
  refunds: Record<string, number>;
  /** When each of them went out; those of before have no time. */
  refundedAt?: Record<string, number>;
  notices: number;
  openedAt: number;
};

export type PayBooks = {
  find: (attemptNo: string) => Deal | undefined;
  list: () => Deal[];
  /** Written down before it is acted upon, so that a killed process forgets nothing. */
  keep: (deal: Deal) => void;
};

const latest = 5000;

const readDeals = (path: string): Map<string, Deal> => {
  const deals = new Map<string, Deal>();
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return deals;
  }
  for (const line of text.split('\n')) {
    try {
      const deal = JSON.parse(line) as Deal;
      deals.set(deal.attemptNo, deal);
    } catch {
      // The last line of a killed process may be cut; it was not acted upon.
    }
  }
  return deals;
};

/** A line a change, under the folder; without one the bank forgets when it ends. */
export const openPayBooks = (folder: string | undefined): PayBooks => {
  const path = folder === undefined ? undefined : join(folder, 'pay.jsonl');
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const deals = path === undefined ? new Map<string, Deal>() : readDeals(path);
  return {
    find: (attemptNo) => deals.get(attemptNo),
    list: () => [...deals.values()].toReversed().slice(0, latest),
    keep: (deal) => {
      if (path !== undefined) appendFileSync(path, `${JSON.stringify(deal)}\n`);
      deals.set(deal.attemptNo, deal);
    },
  };
};
