import type { QualificationFields } from '@mall/contract/invoice/qualification.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import { lockCompany } from '../company/lock-company.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { submissionsADay } from '../kernel/versions.ts';

const Standing = z.strictObject({ waits: z.boolean(), last: z.number(), today: z.number() });

/** Hands in what VAT special invoices are issued by: another version, and the one before stays in force until it is decided on. */
export const submitQualification = async (tx: Tx, asker: BuyerSide, fields: QualificationFields): Promise<null> => {
  const side = companySide(asker);
  if (side.companyState !== 'active') throw refuse('invoice.uncertified');
  await lockCompany(tx, side.companyId);
  const [standing] = await readRows(tx, Standing)`
    select coalesce(bool_or(decision is null), false) as waits, coalesce(max(version), 0) as last, count(*) filter (where submitted_at >= date_trunc('day', now()))::int as today
    from invoice_qualification where company_id = ${side.companyId}`;
  if (standing?.waits) throw refuse('invoice.qualification_waits');
  if ((standing?.today ?? 0) >= submissionsADay) throw refuse('invoice.qualification_often');
  await attachUploads(
    tx,
    side,
    fields.papers.map(({ url }) => url),
    { kind: 'company', companyId: side.companyId },
    ['file', 'image'],
  );
  await tx.execute(sql`
    insert into invoice_qualification (company_id, member_id, version, fields)
    values (${side.companyId}, ${side.memberId}, ${(standing?.last ?? 0) + 1}, ${JSON.stringify(fields)}::jsonb)`);
  return null;
};
