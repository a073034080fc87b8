import type { QuoteFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan, largestAmount } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { sealTo } from '../kernel/lock-box.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type StoreSide } from '../kernel/side.ts';
import { keepQuoteFiles } from './keep-quote-files.ts';
import { lockInvitation } from './lock-inquiry.ts';
import { moveInvitation } from './move-invitation.ts';
import { sealCopy } from './own-copy.ts';
import { dropQuoteDraft } from './quote-draft.ts';
import { requireFiles } from './require-files.ts';
import { tellBuyer } from './tell-inquiry.ts';

const versionsMost = 50;

/** A quote belongs to its invitation and version: exchanged with another one it does not open. */
export const boundTo = (invitationId: Id, version: number): string => `${invitationId}/${version}`;

const LineRow = z.strictObject({ seq: z.number(), num: z.number() });

/** Every line has its price, and all together cost what can be paid. */
const requireWhole = async (tx: Tx, inquiryId: Id, { lines }: QuoteFields): Promise<void> => {
  const asked = await readRows(tx, LineRow)`select seq, num from inquiry_line where inquiry_id = ${inquiryId}`;
  const given = new Map(lines.map(({ seq, price }) => [seq, fromYuan(price)]));
  if (given.size !== lines.length || lines.length !== asked.length || asked.some(({ seq }) => !given.has(seq)))
    throw refuse('inquiry.lines_unlike');
  if (asked.reduce((sum, { seq, num }) => sum + num * (given.get(seq) ?? 0), 0) > largestAmount) throw refuse('inquiry.total_large');
};

/** Seals a quote, beside those before it: the last one counts. Nobody but its author reads it before the opening, and he by a copy of his own. */
export const quoteInquiry = async (
  tx: Tx,
  house: Pick<House, 'sealer'>,
  side: StoreSide,
  id: Id,
  quote: QuoteFields,
): Promise<{ version: number }> => {
  const { invitationId, version, lockPublic } = await lockInvitation(tx, side, id);
  if (version >= versionsMost) throw refuse('inquiry.versions_many');
  await requireWhole(tx, id, quote);
  await requireFiles(tx, 'quote', quote.files);
  await keepQuoteFiles(tx, side, id, quote.files);
  const next = version + 1;
  await moveInvitation(tx, invitationId, 'quote', byOf(side), { also: sql`, version = ${next}::int, reason = ''` });
  const { rowCount } = await tx.execute(sql`
    insert into quotation (invitation_id, version, by_member_id, sealed, own_sealed, sealed_at)
    select i.id, ${next}::int, ${side.memberId}, ${sealTo(lockPublic, JSON.stringify(quote), boundTo(invitationId, next))}, ${sealCopy(house, invitationId, next, quote)}, clock_timestamp()
    from invitation i join inquiry q on q.id = i.inquiry_id where i.id = ${invitationId} and q.deadline > clock_timestamp()`);
  if (rowCount !== 1) throw refuse('inquiry.closed');
  await dropQuoteDraft(tx, invitationId);
  await tellBuyer(tx, id, 'answered', byOf(side));
  return { version: next };
};
