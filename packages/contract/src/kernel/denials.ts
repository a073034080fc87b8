/** What is answered to somebody who lacks a right. A page that is refused with one of these says whom to ask, and offers no second try. */
const denials = [
  'kernel.no_permission',
  'company.people_refused',
  'company.certify_refused',
  'order.buy_refused',
  'order.account_refused',
  'order.cancel_refused',
  'order.receive_refused',
  'inquiry.individual',
] as const;
export type Denial = (typeof denials)[number];

export const isDenial = (code: string | null): code is Denial => (denials as readonly (string | null)[]).includes(code);
