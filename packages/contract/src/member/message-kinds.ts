import type { Words } from '../kernel/language.ts';

/** The tabs under which a member finds his messages. */
export const messageKinds = ['system', 'order', 'after_sale', 'activity', 'inquiry', 'approval'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** `url`, `title` and `body` name facts of the message: `{orderSn}`; `¥{amountFen}` is money, `{startsAt}` an hour, a list is joined (word-message.ts). */
export type Message = { readonly kind: MessageKind; readonly url: string; readonly title: Words; readonly body: Words };
