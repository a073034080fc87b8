import type { Words } from '../kernel/language.ts';

/** The tabs under which a member finds his messages. */
export const messageKinds = ['system', 'order', 'after_sale', 'activity', 'inquiry', 'approval'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageActs = [
  'see',
  'pay',
  'voucher',
  'order',
  'track',
  'sendBack',
  'receive',
  'afterSale',
  'buy',
  'fetch',
  'mend',
  'certification',
  'security',
] as const;
export type MessageAct = (typeof messageActs)[number];

/** `url`, `title` and `body` name facts of the message: `{orderSn}`; `¥{amountFen}` is money, `{startsAt}` an hour, a list is joined (word-message.ts). */
export type Message = {
  readonly kind: MessageKind;
  readonly url: string;
  /** What one does where it leads. */
  readonly act: MessageAct;
  readonly title: Words;
  readonly body: Words;
};
