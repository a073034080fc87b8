import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { type Analysed, analyseText, codeKey } from './analyse-text.ts';

/** name: what its name says; weak: parts of that under which it may be found, too; exact: its whole model. What values say is not repeated here. */
export type GoodsWords = { goodsId: Id; name: string[]; weak: string[]; exact: string };

const Row = z.strictObject({
  id: z.string(),
  name: z.string(),
  en_name: z.string(),
  model: z.string(),
  spec_name: z.string(),
  axis: z.array(z.string()),
  said: z.string().nullable(),
});
type Row = z.infer<typeof Row>;

/** What values of the class say is found by them; `said` is what a store named by itself, axes and values, and specs without any value. */
const textOf = (where: SQL) => sql<Row>`
  select g.id::text, g.name, g.en_name, g.model, coalesce(d.name, '') as spec_name, array(select value from jsonb_each_text(d.axis)) as axis,
    (select string_agg(distinct one.text, ' ; ') from spec s
      cross join lateral (
        select s.axis_line as text where s.value_ids = '{}'
        union all select told.text from jsonb_each_text(s.axis) as o (name, value) cross join lateral (values (o.name), (o.value)) as told (text) where o.name <> all (c.names)) one
      where s.goods_id = g.id and s.state = 'on') as said
  from goods g cross join lateral (select array(select a.names ->> 'zh' from attribute a where a.class_id = g.gc_id) as names) c left join spec d on d.id = g.default_spec_id where ${where}`;

// The end of a spec's name is its class's, by the thousand.
const partWords = new Map<string, Analysed>();
const mostParts = 20_000;
const analysePart = (text: string): Analysed => {
  const kept = partWords.get(text);
  if (kept) return kept;
  if (partWords.size >= mostParts) partWords.clear();
  const made = analyseText(text);
  partWords.set(text, made);
  return made;
};

/** What a spec's name says beyond what tells it from its sisters and beyond the goods' own name. */
const restOfName = ({ name, spec_name, axis }: Row): string =>
  [...axis, ...name.split(' ')].filter((part) => part !== '').reduce((rest, part) => rest.replace(part, ' '), spec_name);

const wordsOf = (row: Row): GoodsWords => {
  const found = analyseText(`${row.name} ; ${row.en_name} ; ${row.model}`);
  const name = new Set(found.words);
  const weak = new Set(found.weak);
  for (const part of (row.said ?? '').split(' ; ')) {
    const more = analysePart(part);
    for (const word of more.words) name.add(word);
    for (const word of more.weak) weak.add(word);
  }
  const rest = analysePart(restOfName(row));
  for (const word of [...rest.words, ...rest.weak]) weak.add(word);
  return { goodsId: row.id, name: [...name], weak: [...weak].filter((word) => !name.has(word)), exact: codeKey(row.model) };
};

const lexeme = (word: string, mark: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':1${mark}`;

/** In the form in which PostgreSQL reads a tsvector: 'yjv22':1A. */
const vectorOf = ({ name, weak, exact }: GoodsWords): string =>
  [
    ...name.map((word) => lexeme(word, 'A')),
    ...weak.map((word) => lexeme(word, '')),
    ...(exact ? [lexeme(`=${exact.slice(0, 60)}`, 'B')] : []),
  ].join(' ');

const write = async (tx: Tx, all: readonly GoodsWords[], known: Set<string>): Promise<void> => {
  if (all.length === 0) return;
  const fresh = new Set<string>();
  for (const { name, weak } of all) for (const word of [...name, ...weak]) if (!known.has(word)) fresh.add(word);
  if (fresh.size > 0)
    await tx.execute(
      sql`insert into search_word (word) select unnest(${sql.param([...fresh].toSorted())}::text[]) order by 1 on conflict do nothing`,
    );
  for (const word of fresh) known.add(word);
  await tx.execute(sql`
    insert into goods_search as kept (goods_id, words)
    select id, words::tsvector from unnest(${sql.param(all.map((one) => one.goodsId))}::bigint[], ${sql.param(all.map(vectorOf))}::text[]) as given (id, words) order by id
    on conflict (goods_id) do update set words = excluded.words where kept.words is distinct from excluded.words`);
};

const chunk = 1000;

/**
 * Makes the searchable words of some goods anew and writes them where they changed; of goods that are gone, removes them. Any number of nodes may
 * do it at once: they write the same. Returns what it made, for the model.
 */
export const indexGoods = async (tx: Tx, goodsIds: readonly Id[], known = new Set<string>()): Promise<GoodsWords[]> => {
  const made: GoodsWords[] = [];
  for (let from = 0; from < goodsIds.length; from += chunk) {
    const ids = goodsIds.slice(from, from + chunk);
    const rows = await readRows(tx, Row)`${textOf(sql`g.id = any (${sql.param([...ids])}::bigint[])`)}`;
    const part = rows.map(wordsOf);
    await write(tx, part, known);
    made.push(...part);
    if (rows.length < ids.length)
      await tx.execute(
        sql`delete from goods_search s where s.goods_id = any (${sql.param([...ids])}::bigint[]) and not exists (select from goods g where g.id = s.goods_id)`,
      );
  }
  return made;
};

/** Goods without words: after a move to this version, or a crash between a change and its indexing. */
export const indexMissingGoods = async (tx: Tx): Promise<number> => {
  const rows = await readRows(
    tx,
    IdRow,
  )`select g.id::text from goods g where not exists (select from goods_search s where s.goods_id = g.id)`;
  await indexGoods(
    tx,
    rows.map((row) => row.id),
  );
  return rows.length;
};

/** All goods, after a bulk load. The index is built once at the end instead of being fed row by row. */
export const indexAllGoods = async (tx: Tx): Promise<number> => {
  await tx.execute(sql`drop index if exists goods_search_words`);
  await tx.execute(sql`delete from goods_search`);
  const known = new Set<string>();
  let last = '0';
  let count = 0;
  for (;;) {
    const rows = await readRows(tx, Row)`${textOf(sql`g.id > ${last} order by g.id limit ${chunk * 4}`)}`;
    if (rows.length === 0) break;
    await write(tx, rows.map(wordsOf), known);
    last = rows.at(-1)?.id ?? last;
    count += rows.length;
  }
  await tx.execute(sql`create index goods_search_words on goods_search using gin (words)`);
  await tx.execute(sql`insert into goods_change (kind) values ('all')`);
  return count;
};
