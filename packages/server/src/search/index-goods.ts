import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { type Analysed, analyseText, codeKey } from './analyse-text.ts';

/** name: what its name says; other: what its parameters say; exact: its whole model. */
export type GoodsWords = { goodsId: Id; name: string[]; other: string[]; exact: string };

type Row = { id: string; name: string; en_name: string; model: string; axis: string | null; value_ids: string[] };

const textOf = (where: SQL) => sql<Row>`
  select g.id::text, g.name, g.en_name, g.model,
    (select string_agg(s.axis_line, ' ; ') from spec s where s.goods_id = g.id and s.state = 'on') as axis,
    array(select a.value_id::text from goods_attribute a where a.goods_id = g.id) as value_ids
  from goods g where ${where}`;

// 'axis' and 'parameters' of goods repeat by the hundred.
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

const wordsOf = (row: Row, values: ReadonlyMap<string, string>): GoodsWords => {
  const found = analyseText(`${row.name} ; ${row.en_name} ; ${row.model}`);
  const name = new Set(found.words);
  const other = new Set(found.weak);
  for (const part of (row.axis ?? '').split(' ; ')) {
    const { words, weak } = analysePart(part);
    for (const word of words) name.add(word);
    for (const word of weak) other.add(word);
  }
  for (const id of row.value_ids) {
    const { words, weak } = analysePart(values.get(id) ?? '');
    for (const word of words) other.add(word);
    for (const word of weak) other.add(word);
  }
  const exact = codeKey(row.model);
  return { goodsId: row.id, name: [...name], other: [...other].filter((word) => !name.has(word)), exact };
};

const lexeme = (word: string, mark: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':1${mark}`;

/** In the form in which PostgreSQL reads a tsvector: 'yjv22':1A. */
const vectorOf = ({ name, other, exact }: GoodsWords): string =>
  [
    ...name.map((word) => lexeme(word, 'A')),
    ...other.map((word) => lexeme(word, '')),
    ...(exact ? [lexeme(`=${exact.slice(0, 60)}`, 'B')] : []),
  ].join(' ');

const write = async (tx: Tx, all: readonly GoodsWords[], known: Set<string>): Promise<void> => {
  if (all.length === 0) return;
  const fresh = new Set<string>();
  for (const { name, other } of all) for (const word of [...name, ...other]) if (!known.has(word)) fresh.add(word);
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

/** The texts of the values that these goods have, joined here because a few thousand values serve a million goods. */
const addValues = async (tx: Tx, rows: readonly Row[], values: Map<string, string>): Promise<void> => {
  const missing = [...new Set(rows.flatMap((row) => row.value_ids))].filter((id) => !values.has(id));
  if (missing.length === 0) return;
  const found = await tx.execute<{ id: string; value: string }>(
    sql`select id::text, value from attribute_value where id = any (${sql.param(missing)}::bigint[])`,
  );
  for (const row of found.rows) values.set(row.id, row.value);
};

const chunk = 1000;

/**
 * Makes the searchable words of some goods anew and writes them where they changed; of goods that are gone, removes them. Any number of nodes may
 * do it at once: they write the same. Returns what it made, for the model.
 */
export const indexGoods = async (tx: Tx, goodsIds: readonly Id[], known = new Set<string>()): Promise<GoodsWords[]> => {
  const made: GoodsWords[] = [];
  const values = new Map<string, string>();
  for (let from = 0; from < goodsIds.length; from += chunk) {
    const ids = goodsIds.slice(from, from + chunk);
    const { rows } = await tx.execute<Row>(textOf(sql`g.id = any (${sql.param([...ids])}::bigint[])`));
    await addValues(tx, rows, values);
    const part = rows.map((row) => wordsOf(row, values));
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
  const { rows } = await tx.execute<{ id: string }>(
    sql`select g.id::text from goods g where not exists (select from goods_search s where s.goods_id = g.id)`,
  );
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
  const values = new Map<string, string>();
  let last = '0';
  let count = 0;
  for (;;) {
    const { rows } = await tx.execute<Row>(textOf(sql`g.id > ${last} order by g.id limit ${chunk * 4}`));
    if (rows.length === 0) break;
    await addValues(tx, rows, values);
    await write(
      tx,
      rows.map((row) => wordsOf(row, values)),
      known,
    );
    last = rows.at(-1)?.id ?? last;
    count += rows.length;
  }
  await tx.execute(sql`create index goods_search_words on goods_search using gin (words)`);
  await tx.execute(sql`insert into goods_change (kind) values ('all')`);
  return count;
};
