import { addressTags } from '@mall/contract/account/partner-tags.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { lockHolder } from '../mobile-holder.ts';
import { readEntry, spendEntry } from './partner-entry.ts';
import { linkTo } from './settle-partner.ts';

type Brought = { uscMark?: string | undefined; uscTags?: string | undefined };

/**
 * Whoever signs in himself with a partner's mark in his hand is from then on known to be the one whom the partner means, where the mark names his own mobile: any other may be somebody else's, who sent him
 * here with it, and would open the account from then on. A mark that is worth nothing stops nobody.
 */
export const rememberPartner = async (house: House, visitor: Visitor, mobile: string, { uscMark, uscTags }: Brought): Promise<void> => {
  const tag = addressTags.find((one) => one === uscTags);
  if (!uscMark || !tag) return;
  const entry = await readEntry(house, { mark: uscMark, tag });
  if ('fault' in entry || entry.said.mobile !== mobile) return;
  await inTransaction(house.db, async (tx) => {
    const member = await lockHolder(tx, mobile);
    if (member?.companyId === entry.partner.companyId && (await spendEntry(tx, entry)))
      await linkTo(tx, visitor, entry.partner, entry.said.sub, member.id);
  });
};
