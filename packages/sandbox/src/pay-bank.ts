import { randomInt, randomUUID } from 'node:crypto';
import type { Deal, PayBooks } from './pay-books.ts';
import type { Notices } from './pay-notices.ts';

/** What a person at the bank's page may let happen. */
export const bankActs = ['success', 'failure', 'late', 'twice', 'wrong', 'silent', 'again', 'old-failure'] as const;
export type BankAct = (typeof bankActs)[number];

const lateSeconds = 20;
const longestWait = 3600;

/** Money of demo orders that were never opened here. */
const isDemo = (attemptNo: string): boolean => attemptNo.startsWith('DEMO');

const newOutNo = (channel: string): string => `${channel.toUpperCase()}${Date.now()}${randomInt(1000, 9999)}`;

type Open = Pick<
  Deal,
  'attemptNo' | 'channel' | 'channelName' | 'amountFen' | 'title' | 'expiresAt' | 'notifyUrl' | 'successUrl' | 'failureUrl'
>;
type Asked = { attemptNo: string };
type AskedRefund = Asked & { refundSn: string; amountFen: number };

const wordOf = (deal: Deal | undefined) => {
  if (!deal) return { state: 'unknown' };
  if (deal.state === 'success') return { state: 'success', amountFen: deal.paidFen, outNo: deal.outNo };
  return { state: deal.state };
};

/** The bank itself: its books, what it answers to the mall, and what happens when somebody pays. */
export const openBank = (books: PayBooks, notices: Notices) => {
  const pay = (deal: Deal, paidFen: number): Deal => {
    const { dueAt: _, ...rest } = deal;
    const paid: Deal = { ...rest, state: 'success', paidFen, paidAt: Date.now(), outNo: deal.outNo || newOutNo(deal.channel) };
    books.keep(paid);
    return paid;
  };

  const comeThrough = (attemptNo: string) => {
    const deal = books.find(attemptNo);
    if (!deal || deal.state === 'success' || deal.dueAt === undefined) return;
    void notices.tell(pay(deal, deal.amountFen), { state: 'success', amountFen: deal.amountFen });
  };
  for (const deal of books.list())
    if (deal.dueAt !== undefined) notices.later(Math.max(0, deal.dueAt - Date.now()), () => comeThrough(deal.attemptNo));

  const act = async (deal: Deal, what: BankAct, seconds = lateSeconds): Promise<void> => {
    if (deal.state === 'success') {
      if (what === 'again') await notices.tell(deal, { state: 'success', amountFen: deal.paidFen });
      if (what === 'old-failure') await notices.tell(deal, { state: 'failure', amountFen: deal.paidFen });
      return;
    }
    if (deal.state === 'closed') return;
    if (what === 'late') {
      const wait = Math.min(seconds, longestWait) * 1000;
      books.keep({ ...deal, dueAt: Date.now() + wait });
      notices.later(wait, () => comeThrough(deal.attemptNo));
    } else if (what === 'failure') {
      const failed: Deal = { ...deal, state: 'failure' };
      books.keep(failed);
      await notices.tell(failed, { state: 'failure', amountFen: deal.amountFen });
    } else if (what === 'silent') {
      pay(deal, deal.amountFen);
    } else if (what === 'wrong') {
      const short = Math.max(0, deal.amountFen - 1);
      await notices.tell(pay(deal, short), { state: 'success', amountFen: short });
    } else if (what === 'success' || what === 'twice') {
      const paid = pay(deal, deal.amountFen);
      const noticeId = randomUUID();
      await notices.tell(paid, { state: 'success', amountFen: paid.paidFen }, noticeId);
      if (what === 'twice') await notices.tell(paid, { state: 'success', amountFen: paid.paidFen }, noticeId);
    }
  };

  const answers = {
    open: (given: Open) => {
      const page = given.channel === 'wechat' ? 'wechat' : 'bank';
      // Where the payer comes back to is also where he finds this bank.
      const url = new URL(`/sandbox/pay/${page}/${given.attemptNo}`, given.successUrl).href;
      if (!books.find(given.attemptNo))
        books.keep({ ...given, state: 'paying', outNo: '', paidFen: 0, refunds: {}, notices: 0, openedAt: Date.now() });
      return given.channel === 'wechat' ? { payUrl: `${url}?from=app`, codeUrl: url } : { payUrl: url };
    },
    query: ({ attemptNo }: Asked) => wordOf(books.find(attemptNo)),
    close: ({ attemptNo }: Asked) => {
      const deal = books.find(attemptNo);
      if (deal && deal.state !== 'success') books.keep({ ...deal, state: 'closed' });
      return wordOf(books.find(attemptNo));
    },
    // The same number is one refund, however often it is asked for.
    refund: ({ attemptNo, refundSn, amountFen }: AskedRefund) => {
      const deal = books.find(attemptNo);
      if (!deal) return isDemo(attemptNo) ? { state: 'success' } : { state: 'refused', text: '没有这笔支付' };
      const given = deal.refunds[refundSn];
      if (given !== undefined) return given === amountFen ? { state: 'success' } : { state: 'refused', text: '退款单号重复' };
      const back = Object.values(deal.refunds).reduce((sum, one) => sum + one, 0);
      if (deal.state !== 'success' || back + amountFen > deal.paidFen) return { state: 'refused', text: '超过可退金额' };
      books.keep({
        ...deal,
        refunds: { ...deal.refunds, [refundSn]: amountFen },
        refundedAt: { ...deal.refundedAt, [refundSn]: Date.now() },
      });
      return { state: 'success' };
    },
  };
  return { act, answers };
};
