import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { ApplicationFields } from '@mall/contract/store/application.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { requireArea } from '../company/require-area.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Seller } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { orTakenBy } from '../kernel/or-taken.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { submissionsADay } from '../kernel/versions.ts';
import { applicationDrafts, applicationVersions } from './application-versions.ts';
import { lockOwnApplication } from './lock-application.ts';
import { moveApplication } from './move-application.ts';
import { requirePapers } from './require-papers.ts';

const orTaken = orTakenBy({ store_application_name: 'store.name_taken', store_application_code: 'store.code_taken' });

/** Hands in what the mall asks of who wants to sell here: for the first time, or mended after it came back. */
export const submitApplication = async (tx: Tx, seller: Seller, fields: ApplicationFields, language: Language): Promise<void> => {
  const { memberId, storeId } = seller;
  if (storeId !== undefined) throw refuse('store.open_already');
  await requirePapers(tx, fields, language);
  await tx.execute(sql`insert into store_application (member_id) values (${memberId}) on conflict (member_id) do nothing`);
  const { id, state } = await lockOwnApplication(tx, memberId);
  if (state === 'approved') throw refuse('store.open_already');
  await requireArea(tx, fields, await findHandedArea(tx, id));
  const { waiting, last, today } = await applicationVersions.readStanding(tx, id);
  if (waiting) throw refuse('store.waiting');
  if (today >= submissionsADay) throw refuse('store.often', { most: submissionsADay });
  if (await applicationVersions.isAsGivenBack(tx, id, fields)) throw refuse('store.unchanged');
  await refuseTaken(tx, id, fields);
  await attachPapers(tx, seller, id, fields);
  await orTaken(async () => {
    await applicationVersions.add(tx, id, { version: last + 1, memberId, fields });
    await moveApplication(
      tx,
      id,
      'submit',
      { kind: 'seller', memberId },
      {
        noted: { version: sql`${last + 1}::int` },
        also: sql`, company_name = ${fields.name}, store_name = ${fields.storeName}, unified_code = ${fields.unifiedCode}`,
      },
    );
  });
  await applicationDrafts.drop(tx, memberId);
};

const HandedArea = z.strictObject({ provinceId: z.string(), cityId: z.string(), districtId: z.string() });

/** What was handed in last may be handed in again, though the mall has hidden the area since. */
const findHandedArea = async (tx: Tx, id: Id) => {
  const [area] = await readRows(tx, HandedArea)`
    select fields ->> 'provinceId' as "provinceId", fields ->> 'cityId' as "cityId", fields ->> 'districtId' as "districtId"
    from store_application_version where application_id = ${id} order by version desc limit 1`;
  return area;
};

const Taken = z.strictObject({ name: z.boolean(), code: z.boolean() });

/** What a store has, or another who waits. Of two that come at once the indexes let one through. */
const refuseTaken = async (tx: Tx, id: Id, { storeName, unifiedCode }: ApplicationFields): Promise<void> => {
  const [taken] = await readRows(tx, Taken)`
    select exists (select from store where name = ${storeName})
        or exists (select from store_application where store_name = ${storeName} and id <> ${id} and state = 'pending') as name,
      exists (select from store where licence ->> 'unifiedCode' = ${unifiedCode})
        or exists (select from store_application where unified_code = ${unifiedCode} and id <> ${id} and state in ('pending', 'approved')) as code`;
  if (taken?.code) throw refuse('store.code_taken');
  if (taken?.name) throw refuse('store.name_taken');
};

const Handed = z.strictObject({ url: z.string() });

/** The mall's people read them, and nobody else beside who sent them. What the last version had already stays as it is. */
const attachPapers = async (tx: Tx, seller: Seller, id: Id, { licence, letter, qualifications }: ApplicationFields): Promise<void> => {
  const handed = await readRows(tx, Handed)`
    select u #>> '{}' as url from store_application_version v, jsonb_path_query(v.fields, 'strict $.** ? (@.type() == "string" && @ starts with "/")') u
    where v.application_id = ${id}`;
  const known = new Set(handed.map(({ url }) => url));
  const fresh = (files: readonly { url: string }[]) => files.map(({ url }) => url).filter((url) => !known.has(url));
  const audience = { kind: 'operator' } as const;
  await attachUploads(tx, seller, fresh([{ url: licence }]), audience, ['image']);
  const papers = [...(letter ? [letter] : []), ...qualifications.flatMap(({ files }) => files)];
  await attachUploads(tx, seller, fresh(papers), audience, ['file', 'image']);
};
