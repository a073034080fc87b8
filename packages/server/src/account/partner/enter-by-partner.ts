import type { EntryFault } from '@mall/contract/account/partner.rules.ts';
import type { PartnerTag } from '@mall/contract/account/partner-tags.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { inTransaction, type Tx } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { requireCredentials } from '../account.queries.ts';
import { admitMember } from '../admit-member.ts';
import { noteFailure } from '../note-failure.ts';
import { writeAudit } from '../write-audit.ts';
import { type Entry, type Partner, readEntry, spendEntry } from './partner-entry.ts';
import { settlePartner } from './settle-partner.ts';

type Given = { mark: string; tag: PartnerTag; timestamp?: string | undefined; uuid: string; channelCode?: string | undefined };

type Came = { tag: PartnerTag; channelCode?: string };

const refused = async (house: House, visitor: Visitor, came: Came, bad: { fault: EntryFault; partner?: Partner | undefined }) => {
  const { fault, partner } = bad;
  await noteFailure(house.db, 'partner.entry_refused', {
    from: visitor,
    ...came,
    fault,
    ...(partner && { partnerId: partner.id, partner: partner.name }),
    ...(partner?.companyId && { companyId: partner.companyId }),
  });
  return refuse('partner.entry_refused');
};

const settle = async (tx: Tx, visitor: Visitor, entry: Entry): Promise<{ id: Id } | { fault: EntryFault }> => {
  const settled = await settlePartner(tx, visitor, entry.partner, entry.said);
  if ('fault' in settled) return settled;
  return (await spendEntry(tx, entry)) ? settled : { fault: 'used' };
};

/** Lets in whom a partner vouches for. Whatever is wrong with the entry, whoever is signed in in that browser stays so: nothing is taken away here. */
export const enterByPartner = async (house: House, visitor: Visitor, { uuid, channelCode, ...given }: Given): Promise<string> => {
  const { tag } = given;
  const came = { tag, ...(channelCode && { channelCode }) };
  const entry = await readEntry(house, given);
  if ('fault' in entry) throw await refused(house, visitor, came, entry);
  const { partner } = entry;
  const settled = await inTransaction(house.db, (tx) => settle(tx, visitor, entry));
  if ('fault' in settled) throw await refused(house, visitor, came, { ...settled, partner });
  const member = await requireCredentials(house.db, settled.id);
  const answer = await admitMember(house, visitor, member, uuid, tag === 'channel' ? 'channel' : 'partner');
  await writeAudit(house.db, 'partner.entered', { from: visitor, ...came, partnerId: partner.id, partner: partner.name }, member.id);
  return answer;
};
