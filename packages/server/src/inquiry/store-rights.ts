import { right } from '@mall/contract/account/rights.ts';

/** What people of a store read of inquiries: what they are asked, and what the store quotes while it is sealed. */
export const seesInquiries = right('seller:inquiries:view');
export const quotesInquiries = right('seller:inquiries:quote');
