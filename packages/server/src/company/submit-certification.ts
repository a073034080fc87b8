import { type CertificationFields, changedFields } from '@mall/contract/company/certification.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { joinCompany } from '../account/join-company.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { submissionsADay } from '../kernel/versions.ts';
import { setFields } from './company-fields.ts';
import { companyDrafts, companyVersions } from './company-versions.ts';
import { lockCompany } from './lock-company.ts';
import { moveCompany } from './move-company.ts';
import { orTaken } from './or-taken.ts';
import { requireArea } from './require-area.ts';

/**
 * Hands papers in: as a company that is not certified yet, or as a change of one that is, which stays in force meanwhile. Whoever has no company
 * founds one by it.
 */
export const submitCertification = async (tx: Tx, side: BuyerSide, fields: CertificationFields): Promise<void> => {
  const companyId = side.companyId ?? (await foundCompany(tx, side, fields.name));
  const { state, fields: inForce } = await lockCompany(tx, companyId);
  await requireArea(tx, fields, inForce);
  if (state === 'blocked') throw refuse('company.blocked');
  const { waiting, last, today } = await companyVersions.readStanding(tx, companyId);
  if (waiting) throw refuse('company.waiting');
  if (today >= submissionsADay) throw refuse('company.often', { most: submissionsADay });
  if (state === 'active') {
    if (inForce.unifiedCode !== fields.unifiedCode) throw refuse('company.code_fixed');
    if (changedFields(inForce, fields).length === 0) throw refuse('company.unchanged');
  }
  await refuseTaken(tx, companyId, fields);
  await attachPapers(tx, side, companyId, inForce.licence, fields);
  await orTaken(async () => {
    await companyVersions.add(tx, companyId, { version: last + 1, memberId: side.memberId, fields });
    const noted = { version: sql`${last + 1}::int` };
    if (state === 'active') await moveCompany(tx, companyId, 'submitChange', byOf(side), { noted });
    else
      await moveCompany(tx, companyId, 'submit', byOf(side), {
        noted,
        also: sql`${setFields(fields)}, member_id = ${side.memberId}, submitted_at = now(), reason = ''`,
      });
  });
  await companyDrafts.drop(tx, side.memberId);
};

const foundCompany = async (tx: Tx, { memberId }: BuyerSide, name: string): Promise<Id> => {
  const [founded] = await readRows(tx, IdRow)`insert into company (name, member_id) values (${name}, ${memberId}) returning id::text`;
  const { id } = founded as { id: Id };
  // His other window was quicker.
  if (!(await joinCompany(tx, memberId, id))) throw refuse('company.waiting');
  return id;
};

const Taken = z.strictObject({ code: z.boolean(), name: z.boolean() });

/** What another company holds or waits for. Of two that come at once the indexes let one through (`orTaken`). */
const refuseTaken = async (tx: Tx, companyId: Id, { name, unifiedCode }: CertificationFields): Promise<void> => {
  const [taken] = await readRows(tx, Taken)`
    select exists (select from company where unified_code = ${unifiedCode} and id <> ${companyId} and state in ('pending', 'active', 'blocked')) as code,
      exists (select from company where name = ${name} and id <> ${companyId} and state in ('pending', 'active', 'blocked'))
        or exists (select from company_version where fields ->> 'name' = ${name} and company_id <> ${companyId} and decision is null) as name`;
  if (taken?.code) throw refuse('company.code_taken');
  if (taken?.name) throw refuse('company.name_taken');
};

/** The picture that the company has already stays, also one from before there were uploads. */
const attachPapers = async (
  tx: Tx,
  side: BuyerSide,
  companyId: Id,
  kept: string,
  { licence, letter, papers }: CertificationFields,
): Promise<void> => {
  const audience = { kind: 'company', companyId } as const;
  await attachUploads(tx, side, licence === kept ? [] : [licence], audience, ['image']);
  await attachUploads(tx, side, letter ? [letter.url] : [], audience, ['file', 'image']);
  await attachUploads(
    tx,
    side,
    papers.map(({ url }) => url),
    audience,
    ['file', 'image'],
  );
};
