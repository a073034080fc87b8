import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { requireOfficeZone } from './zone-office.queries.ts';

const Row = z.strictObject({ name: z.string(), zoneId: z.string().nullable() });

/** A company is in one zone at most: its people see that as theirs from their next page on. */
export const addZoneCompany = async (tx: Tx, zoneId: Id, companyId: Id): Promise<null> => {
  await requireOfficeZone(tx, zoneId);
  // Held first and read behind it: a statement that waits for a lock reads everything else as it was before.
  await tx.execute(sql`select from company where id = ${companyId} for update`);
  const [company] = await readRows(tx, Row)`
    select c.name, z.zone_id::text as "zoneId" from company c left join zone_company z on z.company_id = c.id where c.id = ${companyId}`;
  if (!company) throw refuse('class_office.company_unknown');
  if (company.zoneId !== null) throw refuse('class_office.company_elsewhere', { name: company.name });
  await readRows(
    tx,
    IdRow,
  )`insert into zone_company (company_id, zone_id) values (${companyId}, ${zoneId}) returning company_id::text as id`;
  return null;
};

export const removeZoneCompany = async (tx: Tx, zoneId: Id, companyId: Id): Promise<null> => {
  const [gone] = await readRows(
    tx,
    IdRow,
  )`delete from zone_company where company_id = ${companyId} and zone_id = ${zoneId} returning company_id::text as id`;
  if (!gone) throw refuse('kernel.not_found');
  return null;
};
