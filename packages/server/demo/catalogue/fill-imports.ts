import type { ImportCounts } from '@mall/contract/catalogue/goods-import.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type pg from 'pg';
import { addImport } from '../../src/catalogue/import/add-import.ts';
import { listBookClasses, listValueNames } from '../../src/catalogue/import/class-book.queries.ts';
import { columnName } from '../../src/catalogue/import/column-name.ts';
import { exportKind } from '../../src/catalogue/import/import-page.queries.ts';
import { soldCells } from '../../src/catalogue/import/sold-cells.ts';
import { readSoldGoods } from '../../src/catalogue/import/sold-goods.queries.ts';
import { layOutSheet } from '../../src/catalogue/import/take-sheet.ts';
import { txOn } from '../../src/kernel/db.ts';
import type { StoreSide } from '../../src/kernel/side.ts';

const keeper = '13900000001';

type Sold = { number: string; price: number; stock: number; unit: string; axis: string; value: string };

/** Specs of the store that are told apart by one figure, the best sold first; those that wait for the mall, or that an activity has fixed, are left alone. */
const listSpecs = async (client: pg.PoolClient, storeId: Id): Promise<Sold[]> => {
  const { rows } = await client.query<Sold>(
    `select p.item_number as number, p.price_fen / 100.0 as price, k.on_hand - k.reserved as stock, coalesce(p.unit, g.unit) as unit, a.key as axis, a.value
     from goods g join spec p on p.goods_id = g.id and p.dropped_at is null and p.state = 'on' join spec_stock k on k.spec_id = p.id
       cross join lateral (select o.key, o.value from jsonb_each_text(p.axis) o where o.value ~ '[×.]' order by o.key limit 1) a
     where g.store_id = $1 and g.state = 'on' and not exists (select from activity_price o where o.spec_id = p.id)
       and not exists (select from goods_version v where v.goods_id = g.id and v.decision is null) and not exists (select from goods_draft d where d.goods_id = g.id)
     order by g.rank desc, g.id, p.sort limit 140`,
    [storeId],
  );
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
};

const foreign = (price: number): string => price.toFixed(2).replace('.', ',');
const misspelt = (value: string): string => value.replaceAll('×', '*').replaceAll('.', ',');

/** A winter's change of prices, typed as people type: most of it right. */
const sheetOf = (specs: readonly Sold[]): string[][] => {
  const axis = specs[0]?.axis ?? '';
  const rows = specs.map(({ number, price, stock, unit, axis: own, value }, at): string[] => {
    const next = at % 3 === 0 ? price : Math.round(price * 97) / 100;
    const typed = at % 11 === 4 ? foreign(next) : at === 17 ? '0' : at % 29 === 21 ? (price * 0.6).toFixed(2) : next.toFixed(2);
    return [
      number,
      typed,
      at === 23 ? '充足' : String(stock + (at % 5 === 2 ? 40 : 0)),
      at === 31 ? '30' : '',
      at === 31 ? '50' : '',
      at === 37 && unit === '米' ? 'km' : unit,
      at === 41 ? '正面.heic' : at === 43 ? '缆盘-黑.jpg' : '',
      own === axis ? (at % 9 === 5 ? misspelt(value) : value) : '',
      at % 13 === 0 ? '冬季调价' : '',
    ];
  });
  const twice = rows[11];
  return [['货号', '含税价', '库存', '起订量', '步长', '单位', '主图', axis, '备注2'], ...rows, ...(twice ? [[...twice]] : [])];
};

/** A count of the warehouse. */
const countSheet = (specs: readonly Sold[]): string[][] => [['货号', '库存'], ...specs.map(({ number, stock }) => [number, String(stock)])];

const noKinds: ImportCounts['kinds'] = { price: 0, number: 0, value: 0, picture: 0, unit: 0, quantity: 0, goods: 0, standing: 0 };
const countsOf = (counts: Partial<ImportCounts>): ImportCounts => ({
  rows: 0,
  goods: 0,
  writable: 0,
  fresh: 0,
  changed: 0,
  unchanged: 0,
  off: 0,
  bad: 0,
  badGoods: 0,
  held: 0,
  dropped: 0,
  left: 0,
  audit: 0,
  falls: 0,
  kinds: noKinds,
  ...counts,
});

const counted = countsOf({ rows: 96, goods: 24, writable: 96, changed: 53, unchanged: 43 });
const taken = [{ row: 3, column: 'itemNumber', code: 'goods.item_number_taken', facts: {} }];

/** New goods like some that are sold, with one number that somebody else has by now. */
const likeSold = async (client: pg.PoolClient, { storeId }: StoreSide): Promise<string[][]> => {
  const tx = txOn(client);
  const { rows } = await client.query<{ id: Id; number: string }>(
    `select g.id::text, (select p.item_number from spec p join goods o on o.id = p.goods_id where o.store_id <> $1 order by p.id limit 1) as number
     from goods g where g.store_id = $1 and g.state = 'on' order by g.rank desc, g.id limit 3`,
    [storeId],
  );
  const sheet: Record<string, string>[] = [];
  for await (const some of readSoldGoods(
    tx,
    rows.map(({ id }) => id),
  ))
    for (const goods of some) {
      const own = (await listBookClasses(tx, [goods.draft.classId])).get(goods.draft.classId);
      for (const spec of goods.specs.values()) {
        const cells = soldCells(goods, spec, own, 'zh');
        const fresh = { ...cells, spuCode: '', itemNumber: '', name: `${goods.draft.name} 无卤低烟` };
        sheet.push(Object.fromEntries(Object.entries(fresh).map(([key, cell]) => [key, String(cell)])));
      }
    }
  const [, second] = sheet;
  if (second) second['itemNumber'] = rows[0]?.number ?? '';
  const keys = [...new Set(sheet.flatMap((cells) => Object.keys(cells)))];
  return [keys.map((key) => columnName(key)), ...sheet.map((cells) => keys.map((key) => cells[key] ?? ''))];
};

/** An import that waits with bad rows (the mall checks it when it opens), two of before, and an export that is made then. */
export const fillImports = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ memberId: Id; storeId: Id }>(
    `select id::text as "memberId", store_id::text as "storeId" from member where mobile = $1 and store_id is not null`,
    [keeper],
  );
  const [who] = rows;
  if (!who) return;
  const tx = txOn(client);
  const side = { kind: 'seller', ...who } as unknown as StoreSide;
  const specs = await listSpecs(client, who.storeId);
  if (specs.length === 0) return;
  const names = await listValueNames(tx, side);
  await client.query(
    `insert into goods_import (store_id, member_id, written_by, file_name, bytes, rows_total, rows_done, columns, state, counts, check_ms, created_at, ended_at, told_at)
     values ($1, $2, $2, '库存盘点-一号仓.xlsx', 14820, 96, 96, $4, 'written', $3, 1840, now() - interval '1 day', now() - interval '1 day' + interval '4 minutes', now())`,
    [who.storeId, who.memberId, JSON.stringify(counted), JSON.stringify(layOutSheet(countSheet(specs), names).columns)],
  );
  const fresh = layOutSheet(await likeSold(client, side), names);
  const failed = await addImport(tx, side, { name: '新品-无卤低烟.xlsx', bytes: Buffer.alloc(11_304) }, fresh);
  const all = { rows: fresh.rows.length, writable: fresh.rows.length, fresh: fresh.rows.length };
  await client.query(
    `update goods_import set state = 'failed', failures = $2, counts = $3, rows_done = 0, check_ms = 960, created_at = now() - interval '6 days', ended_at = now() - interval '6 days' + interval '3 minutes', told_at = now() where id = $1`,
    [failed, JSON.stringify(taken), JSON.stringify(countsOf({ ...all, goods: 3, audit: 3 }))],
  );
  await client.query(
    `insert into download (member_id, store_id, kind, input, name, format, right_name, rows_total, created_at)
     select $1, $2, $3, '{}', '全部商品 ' || to_char(now() - interval '2 hours', 'YYYY-MM-DD'), 'xlsx', 'seller:goods:manage', (select count(*) from goods g join spec p on p.goods_id = g.id where g.store_id = $2 and g.state <> 'draft' and p.dropped_at is null), now() - interval '2 hours'`,
    [who.memberId, who.storeId, exportKind],
  );
  const sheet = layOutSheet(sheetOf(specs), names);
  await addImport(tx, side, { name: '冬季调价.xlsx', bytes: Buffer.alloc(24_600) }, sheet);
};
