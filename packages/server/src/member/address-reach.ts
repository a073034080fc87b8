import { right } from '@mall/contract/account/rights.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type BuyerSide, within } from '../kernel/side.ts';

const view: string = right('company:addresses:view');
const manage: string = right('company:addresses:manage');

/** The same buyer, as far as a right of his goes; without it what is his own. */
const asFarAs = (side: BuyerSide, may: string): BuyerSide => ({ ...side, reach: side.rights.get(may) ?? 'own' });

// Whoever has left the company must not say any more where its goods go.
const reached = (side: BuyerSide): SQL => sql`(${within(side, 'member_address')} and (member_address.member_id = ${side.memberId}
  or exists (select from member sharer where sharer.id = member_address.member_id and sharer.company_id = member_address.company_id)))`;

/** Addresses that goods may be sent to: his own, and what colleagues share as far as his right to see it reaches. */
export const addressesSeen = (side: BuyerSide): SQL => reached(asFarAs(side, view));

/** Addresses that he may change: his own, and what colleagues share as far as his right to look after it reaches. */
export const addressesKept = (side: BuyerSide): SQL => reached(asFarAs(side, manage));

export const mayShare = (side: BuyerSide): boolean => side.companyId !== undefined && side.rights.has(manage);
