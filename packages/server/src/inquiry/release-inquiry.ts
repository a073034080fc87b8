import { deadlineLeastHours, deadlineMostDays, type InquiryFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf } from '../kernel/side.ts';
import { countryNames } from './countries.ts';
import { inviteSuppliers } from './invite-suppliers.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { moment } from './moment.ts';
import { moveInquiry } from './move-inquiry.ts';
import { newLock } from './new-lock.ts';
import { readFields } from './read-fields.ts';
import { requireFiles } from './require-files.ts';
import { tellSuppliers } from './tell-inquiry.ts';

const Soon = z.strictObject({ soon: z.boolean(), far: z.boolean(), early: z.boolean() });

/** A deadline is far enough from now and not too far, by the database's clock; a further one is later than the one it replaces. */
export const requireDeadline = async (tx: Tx, deadline: string, inquiryId?: Id): Promise<void> => {
  const [found] = await readRows(tx, Soon)`
    select d.at < ${moment} + make_interval(hours => ${deadlineLeastHours}) as soon, d.at > ${moment} + make_interval(days => ${deadlineMostDays}) as far,
      coalesce(d.at <= (select deadline from inquiry where id = ${inquiryId ?? null}::bigint and state = 'quoting'), false) as early
    from (select ${deadline}::timestamptz as at) d`;
  if (found?.early) throw refuse('inquiry.deadline_earlier');
  if (found?.soon) throw refuse('inquiry.deadline_soon');
  if (found?.far) throw refuse('inquiry.deadline_far');
};

const Known = z.strictObject({ class: z.boolean(), project: z.boolean(), specs: z.number() });

/** What a draft names must be there, and the company's where it is somebody's. */
const requireNamed = async (tx: Tx, { companyId }: CompanySide, { thirdGcId, projectId, country, lines }: InquiryFields): Promise<void> => {
  const specIds = [...new Set(lines.flatMap(({ specId }) => specId ?? []))];
  const [known] = await readRows(tx, Known)`
    select exists (select from goods_class where id = ${thirdGcId}::bigint and level = 3) as class,
      ${projectId}::bigint is null or exists (select from project where id = ${projectId}::bigint and company_id = ${companyId} and state = 'open') as project,
      (select count(*)::int from spec where id = any (${sql.param(specIds)}::bigint[])) as specs`;
  if (!known?.class) throw refuse('inquiry.class_required');
  if (!known.project) throw refuse('inquiry.project_unknown');
  if (country !== null && !countryNames('zh').some(({ code }) => code === country)) throw refuse('inquiry.country_unknown');
  if (known.specs !== specIds.length) throw refuse('kernel.not_found');
};

const writeParts = async (tx: Tx, id: Id, { lines, files }: InquiryFields): Promise<void> => {
  const rows = lines.map(({ reference, ...line }) => ({ ...line, referenceFen: reference === null ? null : fromYuan(reference) }));
  await tx.execute(sql`
    insert into inquiry_line (inquiry_id, seq, name, description, num, unit, reference_fen, need_by, spec_id)
    select ${id}, nth, l ->> 'name', l ->> 'description', (l ->> 'num')::int, l ->> 'unit', (l ->> 'referenceFen')::bigint, (l ->> 'needBy')::date, (l ->> 'specId')::bigint
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as given(l, nth)`);
  await tx.execute(sql`
    insert into inquiry_file (inquiry_id, seq, url, name)
    select ${id}, nth, f ->> 'url', f ->> 'name' from jsonb_array_elements(${JSON.stringify(files)}::jsonb) with ordinality as given(f, nth)`);
};

/** Publishes a draft: it gets its lock, its lines and its suppliers, and these are told. */
export const releaseInquiry = async (tx: Tx, { sealer }: Pick<House, 'sealer'>, side: CompanySide, id: Id): Promise<void> => {
  const { state, draft } = await lockInquiry(tx, side, id);
  if (state !== 'draft' || draft === null) throw refuse('inquiry.moved');
  const fields = readFields(draft);
  await requireDeadline(tx, fields.deadline);
  await requireNamed(tx, side, fields);
  await requireFiles(tx, 'requirement', fields.files);
  await moveInquiry(tx, id, 'release', byOf(side), {
    times: fields,
    also: sql`, draft = null, title = ${fields.title}, class_id = ${fields.thirdGcId}, budget_fen = ${fromYuan(fields.budget)}, budget_shown = ${fields.budgetShown},
      country = ${fields.country}, project_id = ${fields.projectId}::bigint, place = ${fields.place}, pay_terms = ${fields.payTerms}, quotes_least = ${fields.quotesLeast},
      rank_shown = ${fields.rankShown}, released_at = now(), ${newLock(sealer, fields.deadline)}`,
  });
  await writeParts(tx, id, fields);
  await inviteSuppliers(tx, { inquiryId: id, companyId: side.companyId, round: 1 }, fields.storeIds, byOf(side));
  await tellSuppliers(tx, id, 'invited');
};
