import type { ConfirmInquiry } from '@mall/contract/inquiry/inquiry.rules.ts';
import { Id, isSeen } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf } from '../kernel/side.ts';
import { lastQuote } from './last-quote.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { holds } from './moment.ts';
import { moveInquiry } from './move-inquiry.ts';
import { moveInvitation } from './move-invitation.ts';
import { loseQuoted } from './open-quotes.ts';
import { tellSuppliers } from './tell-inquiry.ts';

const Quote = z.strictObject({ invitationId: Id, totalFen: z.number(), lowestFen: z.number(), valid: z.boolean() });

/** Names the winner. Why it is not the cheapest, or dearer than was planned, is said. */
export const confirmWinner = async (tx: Tx, side: CompanySide, id: Id, { quotationId, reason }: ConfirmInquiry): Promise<void> => {
  const inquiry = await lockInquiry(tx, side, id);
  if (inquiry.state !== 'to_confirm') throw refuse('inquiry.moved');
  const [quote] = await readRows(tx, Quote)`
    select i.id::text as "invitationId", t.total_fen::float8 as "totalFen", ${holds(sql`t.valid_until`)} as valid,
      (select min(o.total_fen)::float8 from invitation n join ${lastQuote('n', 'o')}
        where n.inquiry_id = i.inquiry_id and n.round = i.round and n.state = 'quoted') as "lowestFen"
    from invitation i join ${lastQuote()}
    where t.id = ${quotationId} and i.inquiry_id = ${id} and i.round = ${inquiry.round} and i.state = 'quoted'`;
  if (!quote) throw refuse('kernel.not_found');
  if (!quote.valid) throw refuse('inquiry.quote_unfit');
  const dear = quote.totalFen > quote.lowestFen || quote.totalFen > (inquiry.budgetFen ?? 0);
  if (dear && !isSeen(reason)) throw refuse('inquiry.award_reason');
  const by = byOf(side);
  await moveInquiry(tx, id, 'confirm', by, {
    reason,
    also: sql`, award_reason = ${reason}, valid_until = (select valid_until from quotation where id = ${quotationId})`,
  });
  await moveInvitation(tx, quote.invitationId, 'win', by);
  await loseQuoted(tx, inquiry, by, quote.invitationId);
  await tellSuppliers(tx, id, 'decided');
};
