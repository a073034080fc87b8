import { right } from '@mall/contract/account/rights.ts';
import { ExportForImport, importColumnNames, valueKey } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { askDownload } from '../../download/ask-download.ts';
import { makerTaking } from '../../download/maker.ts';
import { type Db, inTransaction, type Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { writeXlsxFile } from '../../kernel/xlsx.ts';
import { listBookClasses } from './class-book.queries.ts';
import { columnName } from './column-name.ts';
import type { BookClass, SoldGoods } from './import-book.ts';
import { exportKind } from './import-page.queries.ts';
import { soldCells } from './sold-cells.ts';
import { readSoldGoods } from './sold-goods.queries.ts';
import { widthOf } from './write-sheets.ts';

const title = words('全部商品', 'All goods', 'Tous les produits', 'Todos los productos', 'Todos os produtos', 'Все товары');

/** Goods of the store, of one class of any level where it is named. */
const goodsOf = (storeId: Id, { classId }: ExportForImport): SQL => sql`
  from goods g where g.store_id = ${storeId} and g.state <> 'draft'
    and ${classId === undefined ? sql`true` : sql`exists (select from goods_class c where c.id = g.gc_id and ${classId} = any (string_to_array(c.path, '/')))`}`;

const Axis = z.strictObject({ name: z.string() });

/** The columns that a class asks for, or that tell specs apart: of all goods that go out. */
const listKeys = async (tx: Tx, storeId: Id, filter: ExportForImport): Promise<string[]> => {
  const names = await readRows(tx, Axis)`
    with mine as (select g.id, g.gc_id ${goodsOf(storeId, filter)})
    select named.name from (
      select a.names ->> 'zh' as name, min(a.sort) as sort from attribute a where a.class_id in (select gc_id from mine) group by 1
      union all
      select used.name, 10000 from (select distinct jsonb_object_keys(p.axis) as name from spec p join mine on mine.id = p.goods_id where p.dropped_at is null) used
      where not exists (select from attribute a where a.class_id in (select gc_id from mine) and a.names ->> 'zh' = used.name)) named
    order by named.sort, named.name`;
  return [...importColumnNames.filter((key) => key !== 'untaxed'), ...names.map(({ name }) => valueKey(name))];
};

/** Goods of a store, a row for each spec, in the columns of an import: what is imported unchanged changes nothing. */
export const exportMaker = makerTaking(ExportForImport, {
  kind: exportKind,
  format: 'xlsx',
  title,
  source: title,
  sourceUrl: '/goods/import',
  right: right('seller:goods:manage'),
  make: async ({ house, input, storeId, language, path, progress }) => {
    if (storeId === undefined) throw refuse('download.failed');
    await inTransaction(house.db, async (tx) => {
      const keys = await listKeys(tx, storeId, input);
      const ids = (await readRows(tx, IdRow)`select g.id::text ${goodsOf(storeId, input)} order by g.id`).map(({ id }) => id);
      const classes = new Map<Id, BookClass>();
      const cellsOf = (goods: SoldGoods) =>
        [...goods.specs.values()].map((spec) => {
          const cells = soldCells(goods, spec, classes.get(goods.draft.classId), language);
          return keys.map((key) => cells[key] ?? '');
        });
      async function* slices() {
        yield [keys.map((key) => columnName(key, language))];
        let done = 0;
        for await (const some of readSoldGoods(tx, ids)) {
          const fresh = [...new Set(some.map(({ draft }) => draft.classId))].filter((id) => !classes.has(id));
          for (const [id, one] of await listBookClasses(tx, fresh)) classes.set(id, one);
          const rows = some.toSorted((a, b) => Number(a.goodsId) - Number(b.goodsId)).flatMap(cellsOf);
          yield rows;
          done += rows.length;
          await progress(done);
        }
      }
      await writeXlsxFile(path, { name: exportKind, widths: keys.map(widthOf), sparse: true }, slices());
    });
  },
});

const Counted = z.strictObject({ rows: z.int() });

/** Has the goods of the store made into a sheet; refuses where there are none. */
export const askExport = (db: Db, side: StoreSide, filter: ExportForImport, language: Language): Promise<DownloadProgress> =>
  inTransaction(db, async (tx) => {
    const [counted] = await readRows(tx, Counted)`
      select count(*)::int as rows from spec p where p.dropped_at is null and p.goods_id in (select g.id ${goodsOf(side.storeId, filter)})`;
    const rows = counted?.rows ?? 0;
    if (rows === 0) throw refuse('download.none');
    return askDownload(tx, exportMaker, side, { input: filter, language, rows });
  });
