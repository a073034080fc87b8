import type { AddArea, OrderAreas, SaveArea } from '@mall/contract/content/entry.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../../account/write-audit.ts';
import { sqlState, type Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { tellPages } from '../tell-pages.ts';

const Removed = z.strictObject({ name: z.string(), parentId: Id.nullable() });

const told = async (tx: Tx, side: MallSide, target: string, after: object): Promise<void> => {
  await tellPages(tx);
  await writeAudit(tx, 'content.list_changed', { target, after: { kind: 'area', ...after } }, side);
};

/** Addresses, companies, stores and areas below name it by its number, and the database holds them to it; papers that wait for the mall are asked. */
const orUsed = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw sqlState(error) === '23503' ? refuse('content.area_used') : error;
  }
};

/** Adds a place of the address book; what stood alone until now is no end any more. */
export const addArea = async (tx: Tx, side: MallSide, { id, parentId, name }: AddArea): Promise<void> => {
  const [added] = await readRows(tx, IdRow)`
    insert into area (id, parent_id, name, level, leaf)
    select ${id}::bigint, p.id, ${name}, coalesce(p.level, 0) + 1, true from (select) one left join area p on p.id = ${parentId}::bigint
    where (${parentId}::bigint is null or p.level < 3) on conflict do nothing returning id::text`;
  if (!added) throw refuse('content.area_wrong');
  if (parentId !== null) await tx.execute(sql`update area set leaf = false where id = ${parentId} and leaf`);
  await told(tx, side, name, { id });
};

/** Gives an area another name, or hides it; addresses that were written down keep theirs. */
export const saveArea = async (tx: Tx, side: MallSide, id: Id, { name, shown }: SaveArea): Promise<void> => {
  const [named] = await readRows(tx, IdRow)`update area set name = ${name}, shown = ${shown} where id = ${id} returning id::text`;
  if (!named) throw refuse('kernel.not_found');
  await told(tx, side, name, { id, shown });
};

/** Puts the areas below one into an order; those that are not named follow. */
export const orderAreas = async (tx: Tx, side: MallSide, { parentId, ids }: OrderAreas): Promise<void> => {
  await tx.execute(sql`
    update area a set sort = coalesce(o.place, ${ids.length + 1})
    from area b left join unnest(${sql.param(ids)}::bigint[]) with ordinality o (id, place) on o.id = b.id
    where a.id = b.id and b.parent_id is not distinct from ${parentId}::bigint`);
  await told(tx, side, parentId ?? '0', { order: ids });
};

/** Takes an area away that nothing names; what stood above it alone is an end again. */
export const removeArea = async (tx: Tx, side: MallSide, id: Id): Promise<void> => {
  const namedIn = sql`${id} in (v.fields ->> 'provinceId', v.fields ->> 'cityId', v.fields ->> 'districtId')`;
  // In a statement of its own: whoever hands papers in holds their areas, and is read when he is done.
  await tx.execute(sql`select from area where id = ${id} for update`);
  const [gone] = await orUsed(
    () => readRows(tx, Removed)`
      delete from area where id = ${id} and not exists (select from freight_row r where ${id}::bigint = any (r.province_ids))
        and not exists (select from company_version v where v.decision is null and ${namedIn})
        and not exists (select from store_application_version v where v.decision is null and ${namedIn})
      returning name, parent_id::text as "parentId"`,
  );
  if (!gone)
    throw refuse(
      (await readRows(tx, IdRow)`select id::text from area where id = ${id}`).length > 0 ? 'content.area_used' : 'kernel.not_found',
    );
  await tx.execute(
    sql`update area p set leaf = true where p.id = ${gone.parentId}::bigint and not exists (select from area c where c.parent_id = p.id)`,
  );
  await told(tx, side, gone.name, { id, removed: true });
};
