import { inquiryStates } from '@mall/contract/inquiry/inquiry.machine.ts';
import { InquiryDraft } from '@mall/contract/inquiry/inquiry.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { holds, isOver } from './moment.ts';

const LockedInquiry = z.strictObject({
  id: Id,
  inquiryNo: z.string(),
  title: z.string(),
  state: z.enum(inquiryStates),
  round: z.number(),
  memberId: Id,
  companyId: Id,
  departmentId: Id.nullable(),
  budgetFen: z.number().nullable(),
  quotesLeast: z.number(),
  draft: InquiryDraft.nullable(),
  deadline: z.string().nullable(),
  /** By the database's clock, now. */
  over: z.boolean(),
  /** Whether prices of any round are known. */
  opened: z.boolean(),
});
export type LockedInquiry = z.infer<typeof LockedInquiry>;

const columns = sql`q.id::text, q.inquiry_no as "inquiryNo", q.title, q.state, q.round, q.member_id::text as "memberId", q.company_id::text as "companyId",
  q.department_id::text as "departmentId", q.budget_fen::float8 as "budgetFen", q.quotes_least as "quotesLeast", q.draft, ${timeText(sql`q.deadline`)} as deadline,
  ${isOver(sql`q.deadline`)} as over, q.opened_at is not null as opened`;

/** Holds an inquiry until the transaction ends. Who does not reach it is told that there is none. */
export const lockInquiry = async (tx: Tx, side: ActingSide, id: Id): Promise<LockedInquiry> => {
  const [held] = await readRows(tx, IdRow)`
    select q.id::text from inquiry q where q.id = ${id} and ${within(side, 'q')} for no key update`;
  if (!held) throw refuse('kernel.not_found');
  // Read anew: what it waited for may have changed it, and the clock went on.
  const [found] = await readRows(tx, LockedInquiry)`select ${columns} from inquiry q where q.id = ${id}`;
  return found as LockedInquiry;
};

const Invited = z.strictObject({
  invitationId: Id,
  inquiryId: Id,
  round: z.number(),
  version: z.number(),
  replaced: z.boolean(),
  lockPublic: z.custom<Buffer>(Buffer.isBuffer),
});
type Invited = z.infer<typeof Invited>;

/**
 * The invitation of a store to a round that still takes quotes. Suppliers hold the inquiry together and their own invitation alone: they do not wait for each
 * other, the opening waits for them, and whoever comes after the deadline by the database's clock is refused even if he asked before.
 */
export const lockInvitation = async (tx: Tx, side: { storeId: Id }, inquiryId: Id): Promise<Invited> => {
  const [there] = await readRows(tx, IdRow)`
    select q.id::text from inquiry q where q.id = ${inquiryId} and q.released_at is not null
      and exists (select from invitation i where i.inquiry_id = q.id and i.store_id = ${side.storeId}) for share`;
  if (!there) throw refuse('kernel.not_found');
  const [found] = await readRows(tx, Invited)`
    select i.id::text as "invitationId", i.state = 'replaced' as replaced, q.id::text as "inquiryId", q.round, i.version, q.lock_public as "lockPublic"
    from invitation i join inquiry q on q.id = i.inquiry_id and q.round = i.round
    where q.id = ${inquiryId} and i.store_id = ${side.storeId} and q.state = 'quoting' and ${holds(sql`q.deadline`)} for no key update of i`;
  if (!found) throw refuse('inquiry.closed');
  if (found.replaced) throw refuse('inquiry.replaced');
  return found;
};
