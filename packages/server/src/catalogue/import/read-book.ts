import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { isSentBy } from '../../content/keep-store-uploads.ts';
import { uploadKeys } from '../../content/upload-keys.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { listBookClasses, listClassNames } from './class-book.queries.ts';
import { numberOf } from './group-rows.ts';
import type { BookPicture, ImportBook, SheetRow, SoldGoods } from './import-book.ts';
import { pathKey } from './judge-head.ts';
import { splitPictures } from './judge-pictures.ts';
import { readSoldGoods } from './sold-goods.queries.ts';

export type Importer = Pick<StoreSide, 'kind' | 'storeId' | 'memberId'>;

const Found = z.strictObject({ id: Id });
const Named = z.strictObject({ id: Id, name: z.string() });
const Taken = z.strictObject({ number: z.string() });
const Store = z.strictObject({ cross: z.boolean(), day: z.string() });
const Drawn = z.strictObject({ name: z.string(), waits: z.boolean() });
const Picture = z.strictObject({ url: z.string(), name: z.string(), width: z.int(), height: z.int() });

const texts = (rows: readonly SheetRow[], key: string): string[] => [...new Set(rows.flatMap(({ cells }) => cells[key] ?? []))];
const many = (values: readonly string[]) => sql`any (${sql.param(values)}::text[])`;

const findGoods = async (tx: Tx, { storeId }: Importer, rows: readonly SheetRow[], numbers: readonly string[]): Promise<Id[]> => {
  const found = await readRows(tx, Found)`
    select g.id::text from goods g where g.store_id = ${storeId} and g.state <> 'draft'
      and (g.spu_code = ${many(texts(rows, 'spuCode').map((code) => code.toUpperCase()))} or g.name = ${many(texts(rows, 'name'))}
        or g.id in (select p.goods_id from spec p where p.item_number = ${many(numbers)} and p.dropped_at is null))
    order by g.id`;
  return found.map(({ id }) => id);
};

/** Item numbers that no row can have for a new spec: of others, of what is gone, and of what waits for the mall. */
const listTaken = (tx: Tx, { storeId }: Importer, numbers: readonly string[]) =>
  readRows(tx, Taken)`
    select p.item_number as number from spec p join goods g on g.id = p.goods_id
    where p.item_number = ${many(numbers)} and (g.store_id <> ${storeId} or p.dropped_at is not null or g.state = 'draft')
    union
    select upper(o.row ->> 'itemNumber') from goods_version v join goods g on g.id = v.goods_id cross join lateral jsonb_array_elements(v.fields -> 'specs') as o (row)
    where g.store_id = ${storeId} and v.decision is null and o.row ->> 'specId' is null and upper(o.row ->> 'itemNumber') = ${many(numbers)}`;

const listDrawn = (tx: Tx, { storeId }: Importer, rows: readonly SheetRow[]) =>
  readRows(tx, Drawn)`
    select g.name, bool_or(exists (select from goods_version v where v.goods_id = g.id and v.decision is null)) as waits
    from goods g where g.store_id = ${storeId} and g.state = 'draft' and g.name = ${many(texts(rows, 'name'))} group by g.name`;

/** Pictures of the store, and what whoever imports has sent and nobody uses yet; of one name the latest. */
const listPictures = async (tx: Tx, { storeId, memberId }: Importer, rows: readonly SheetRow[]): Promise<Map<string, BookPicture>> => {
  const named = [...new Set(['pictures', 'specPicture'].flatMap((key) => texts(rows, key)).flatMap(splitPictures))];
  const found = await readRows(tx, Picture)`
    select '/uploads/' || u.key as url, lower(u.name) as name, u.width, u.height from upload u
    where u.kind = 'image' and u.width is not null and (u.name = ${many(named)} or u.key = ${many(uploadKeys(named))})
      and (${isSentBy(storeId)} or u.member_id = ${memberId} and u.attached_at is null and u.reader_id is null and u.company_id is null and u.sealed_name is null)
    order by u.created_at, u.key`;
  return new Map(found.flatMap(({ name, ...picture }) => [[name, picture] as const, [picture.url, picture] as const]));
};

const byGoods = (goods: ReadonlyMap<Id, SoldGoods>) => {
  const [spu, names, numbers] = [new Map<string, Id>(), new Map<string, Id[]>(), new Map<string, { goodsId: Id; specId: Id }>()];
  for (const [goodsId, { spuCode, draft, specs }] of goods) {
    spu.set(spuCode, goodsId);
    names.set(draft.name, [...(names.get(draft.name) ?? []), goodsId]);
    for (const { specId, itemNumber } of specs.values()) numbers.set(itemNumber, { goodsId, specId });
  }
  return { goodsBySpu: spu, goodsByName: names, goodsByNumber: numbers };
};

/** All that the database knows of what the rows of a sheet name. `heard` is told of every slice, so that who waits knows that it goes on. */
export const readBook = async (
  tx: Tx,
  side: Importer,
  rows: readonly SheetRow[],
  heard: (share: number) => Promise<void> = async () => {},
): Promise<ImportBook> => {
  const numbers = [...new Set(rows.map(numberOf).filter((number) => number !== ''))];
  const { byName, closed } = await listClassNames(tx, side);
  const ids = await findGoods(tx, side, rows, numbers);
  const goods = new Map<Id, SoldGoods>();
  for await (const some of readSoldGoods(tx, ids)) {
    for (const one of some) goods.set(one.goodsId, one);
    await heard(goods.size / ids.length);
  }
  const meant = texts(rows, 'className').flatMap((typed) => byName.get(pathKey(typed)) ?? []);
  const classes = await listBookClasses(tx, [...new Set([...meant, ...[...goods.values()].map(({ draft }) => draft.classId)])]);
  const brands = await readRows(tx, Named)`select id::text, lower(name) as name from brand order by id desc`;
  const shelves = await readRows(
    tx,
    Named,
  )`select id::text, name from store_class where store_id = ${side.storeId} and shown order by id desc`;
  const drawn = await listDrawn(tx, side, rows);
  const [store] = await readRows(
    tx,
    Store,
  )`select kind = 'cross' as cross, to_char(now(), 'YYYY-MM-DD') as day from store where id = ${side.storeId}`;
  return {
    day: store?.day ?? '',
    cross: store?.cross ?? false,
    classes,
    classByName: byName,
    closedClasses: closed,
    brands: new Map(brands.map(({ id, name }) => [name, id])),
    shelves: new Map(shelves.map(({ id, name }) => [name, id])),
    goods,
    ...byGoods(goods),
    taken: new Set((await listTaken(tx, side, numbers)).map(({ number }) => number)),
    drawn: new Map(drawn.map(({ name, waits }) => [name, waits ? 'waiting' : 'drafted'])),
    pictures: await listPictures(tx, side, rows),
  };
};
