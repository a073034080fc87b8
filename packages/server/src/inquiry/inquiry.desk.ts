import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { countToAnswer } from './invitation.queries.ts';

/** Inquiries that wait for the store's quote, and papers of deals for the mall. */
export const inquiryDesk: readonly DeskSlot[] = [
  { kind: 'seller', screen: '/inquiries', right: 'seller:inquiries:quote', count: countToAnswer },
  {
    kind: 'operator',
    screen: '/inquiries/vouchers',
    right: 'operations:inquiries:decide',
    count: () => sql`select count(*) from inquiry_voucher where state = 'submitted'`,
  },
];
