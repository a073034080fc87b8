import type { ErrorCode } from '../errors.ts';
import type { Denial } from '../kernel/denials.ts';

/** What is said to whoever lacks a right, where it is more than that. */
export const refusals: Readonly<Record<string, ErrorCode & Denial>> = {
  'order:buy': 'order.buy_refused',
  'order:buyOnAccount': 'order.account_refused',
  'order:cancel': 'order.cancel_refused',
  'order:receive': 'order.receive_refused',
  'company:certify': 'company.certify_refused',
  'personalCenterBase:enterpriseAccountManagement:view': 'company.people_refused',
  'company:people:manage': 'company.people_refused',
  'company:structure:manage': 'company.people_refused',
};

/** What companies alone may, and what is said to whoever buys for himself. */
export const individualRefusals: Readonly<Record<string, ErrorCode & Denial>> = {
  'newInquiry:view': 'inquiry.individual',
  'personalCenterBase:myInquiry:view': 'inquiry.individual',
  'personalCenterBase:comfirmInquiry:view': 'inquiry.individual',
};
