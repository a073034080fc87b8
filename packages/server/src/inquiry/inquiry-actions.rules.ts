import type { InquiryState } from '@mall/contract/inquiry/inquiry.machine.ts';
import { roundsMost } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { InquiryAction } from '@mall/contract/inquiry/inquiry-data.ts';
import type { VoucherState } from '@mall/contract/inquiry/voucher.machine.ts';

/** What is known of an inquiry when its acts are offered; the verbs ask all of it again. */
export type InquiryFacts = {
  state: InquiryState;
  round: number;
  over: boolean;
  /** Whether prices of any round are known. */
  opened: boolean;
  waiting: number;
  quoted: number;
  quotesLeast: number;
  questions: number;
  voucher: VoucherState | null;
  /** Whether the price of the award still holds, and whether it was ordered. */
  valid: boolean;
  orderId: string | null;
  /** Whether that order was approved and has no contract yet. */
  contractable: boolean;
};
/** What the reader may do with it: publish and change, decide, cancel what was opened, order the award, draft its contract. */
export type InquiryRights = { publishes: boolean; confirms: boolean; administers: boolean; buys: boolean; contracts: boolean };

/** What the reader can do now, in the order of the buttons. */
export const actionsOf = (facts: InquiryFacts, { publishes, confirms, administers, buys, contracts }: InquiryRights): InquiryAction[] => {
  const { state, round, over, opened, waiting, quoted, quotesLeast, questions, voucher, valid, orderId, contractable } = facts;
  const running = state === 'quoting' && !over;
  // Nobody is waited for: it is opened, or there is too little to open and it may be ended before its deadline.
  const settled = state === 'quoting' && (over || waiting === 0);
  const offers: Readonly<Partial<Record<InquiryAction, boolean>>> = {
    edit: publishes && state === 'draft',
    release: publishes && state === 'draft',
    delete: publishes && state === 'draft',
    answer: publishes && running && questions > 0,
    open: confirms && settled && quoted >= quotesLeast,
    extend: publishes && running,
    invite: publishes && running,
    remind: publishes && running && waiting > 0,
    confirm: confirms && state === 'to_confirm',
    score: confirms && state === 'to_confirm',
    newRound: confirms && state === 'to_confirm' && round < roundsMost,
    fail: confirms && (state === 'to_confirm' || (settled && quoted < quotesLeast)),
    order: confirms && buys && state === 'confirmed' && valid && orderId === null,
    contract: confirms && contracts && state === 'confirmed' && contractable,
    voucher: confirms && state === 'confirmed' && (voucher === null || voucher === 'rejected'),
    again: publishes && (state === 'failed' || state === 'cancelled' || state === 'confirmed'),
    cancel: publishes && (state === 'quoting' || state === 'to_confirm') && (!opened || administers),
  };
  return (Object.keys(offers) as InquiryAction[]).filter((name) => offers[name]);
};
