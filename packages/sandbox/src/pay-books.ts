import { type Journal, openJournal } from './journal.ts';

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

export type PayBooks = Journal<Deal>;

export const openPayBooks = (folder: string | undefined): PayBooks => openJournal(folder, 'pay.jsonl', ({ attemptNo }) => attemptNo);
