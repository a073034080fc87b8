import { goodsMachine } from '@mall/contract/catalogue/goods.machine.ts';
import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { importMost } from '@mall/contract/catalogue/goods-import.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { slicesOf } from '../slices-of.ts';

type NewGoods = Pick<GoodsDraft, 'classId' | 'brandId' | 'name' | 'unit'> & { readonly specs: readonly { price?: string | undefined }[] };
const Laid = z.strictObject({ at: z.int(), id: Id });

/** So many new goods of a store wait for the mall: as many as a sheet brings. */
const newMost = importMost.rows;

const Counted = z.strictObject({ count: z.int() });

/** Asked once for all that are laid together, one after the other in a store: what another lays meanwhile is counted. */
const requireRoom = async (tx: Tx, storeId: Id, more: number): Promise<void> => {
  // Not the row of the store: who follows it or counts its sales would wait for a whole sheet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('new goods ' || ${storeId}::text, 0))`);
  const [row] = await readRows(tx, Counted)`
    select count(*)::int as count from goods g where g.store_id = ${storeId} and g.state = 'draft' and exists (select from goods_version v where v.goods_id = g.id and v.decision is null)`;
  if ((row?.count ?? 0) + more > newMost) throw refuse('goods.new_many', { most: newMost });
};

/** Classes are held until the end: what is merged afterwards finds these goods and their versions. */
const requireClasses = async (tx: Tx, classIds: readonly Id[]): Promise<void> => {
  const ids = [...new Set(classIds)];
  const { rowCount } = await tx.execute(sql`
    select from goods_class where id = any (${sql.param(ids)}::bigint[]) and level = 3 and shown order by id for share`);
  if (rowCount !== ids.length) throw refuse('goods.class_unknown');
};

const layRows = (tx: Tx, storeId: Id, goods: readonly NewGoods[]) => {
  const rows = goods.map(({ classId, brandId, name, unit, specs }, at) => ({
    at,
    classId,
    brandId,
    name,
    unit,
    least: Math.min(...specs.map(({ price = '0.01' }) => fromYuan(price))),
  }));
  return readRows(tx, Laid)`
    with asked as (
      select r.*, nextval(pg_get_serial_sequence('goods', 'id')) as id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (at int, "classId" bigint, "brandId" bigint, name text, unit text, least bigint)),
    laid as (
      insert into goods (id, first_gc_id, second_gc_id, gc_id, brand_id, store_id, price_fen, source, state, spu_code, name, unit)
      select a.id, split_part(c.path, '/', 1)::bigint, split_part(c.path, '/', 2)::bigint, c.id, a."brandId", s.id, a.least, s.kind, ${goodsMachine.begin('draw')},
        'NE' || lpad(c.id::text, 3, '0') || lpad(a.id::text, 7, '0'), a.name, a.unit
      from asked a join goods_class c on c.id = a."classId" cross join store s where s.id = ${storeId} returning id)
    select a.at, a.id::text from asked a join laid on laid.id = a.id order by a.at`;
};

/** New goods get their rows, which no reader of the shelf sees before the mall has said yes. Gives their numbers in the same order. */
export const layNewGoods = async (tx: Tx, { storeId }: StoreSide, goods: readonly NewGoods[]): Promise<Id[]> => {
  if (goods.length === 0) return [];
  await requireRoom(tx, storeId, goods.length);
  await requireClasses(
    tx,
    goods.map(({ classId }) => classId),
  );
  const ids: Id[] = [];
  for (const some of slicesOf(goods, 250)) ids.push(...(await layRows(tx, storeId, some)).map(({ id }) => id));
  return ids;
};
