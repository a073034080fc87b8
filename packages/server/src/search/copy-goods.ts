import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { type Lexicon, makeLexicon } from './lexicon.ts';
import { sourceNumbers } from './segment.ts';
import { addExact, addRow, addSpecs, addValueTo, addWordTo, type Draft, type DraftSpec, makeDraft } from './segment-draft.ts';
import { makeWordTable, type WordTable } from './word-table.ts';

/** Only what a card would show: on the shelf, with a default spec on sale. Closed stores are told apart at each search. */
const goodsQuery = `
  select g.id, g.rank, g.sales, extract(epoch from g.created_at)::float8, g.gc_id, g.brand_id, g.store_id, coalesce(g.store_class_id, 0),
    case g.source when 'self' then ${sourceNumbers.self} when 'third' then ${sourceNumbers.third} else ${sourceNumbers.cross} end, w.words
  from goods g
  join spec d on d.id = g.default_spec_id and d.state = 'on'
  left join goods_search w on w.goods_id = g.id
  where g.state = 'on' order by g.id`;
// Those that are not on sale say which values are not of the goods as a whole.
const specQuery = (specValues: string) => `
  select s.goods_id, s.id, s.price_fen, case when k.on_hand > k.reserved then 1 else 0 end, (s.id = g.default_spec_id)::int, (s.state = 'on')::int, ${specValues}
  from spec s
  join goods g on g.id = s.goods_id and g.state = 'on'
  left join spec_stock k on k.spec_id = s.id
  order by s.goods_id, s.sort`;
const valueQuery = 'select goods_id, value_id from goods_attribute order by goods_id, value_id';
const labelQuery = 'select goods_id, label_id from goods_label order by goods_id, label_id';

const headerBytes = 19;

/** The rows of a query in PostgreSQL's binary form, each given as the buffer and the place of its first field. */
const copyOut = async (client: pg.Client, query: string, take: (bytes: Buffer, at: number) => void): Promise<void> => {
  const stream = client.query(to(`copy (${query}) to stdout (format binary)`));
  let rest: Buffer = Buffer.alloc(0);
  let header = headerBytes;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let at = header;
    header = 0;
    for (;;) {
      const end = rowEnd(bytes, at);
      if (end < 0) break;
      take(bytes, at + 2);
      at = end;
    }
    rest = bytes.subarray(at);
  }
};

/** Where the row that begins here ends, or -1 when it is not all there, or when it is the trailer. */
const rowEnd = (bytes: Buffer, from: number): number => {
  if (from + 2 > bytes.length) return -1;
  const fields = bytes.readInt16BE(from);
  if (fields < 0) return -1;
  let at = from + 2;
  for (let field = 0; field < fields; field += 1) {
    if (at + 4 > bytes.length) return -1;
    at += 4 + Math.max(0, bytes.readInt32BE(at));
    if (at > bytes.length) return -1;
  }
  return at;
};

const wide = (bytes: Buffer, at: number): number => bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4);

const weightOfName = 3;
const equalsSign = 61;

/** Models have numbers of their own, so that a million goods share the strings of a few thousand models. */
type Tables = { words: WordTable; models: WordTable; modelTexts: Lexicon };

/** A tsvector as it is sent: each word, a zero, its places with the weight in the two highest bits. Words go to the row begun last. */
const readVector = (bytes: Buffer, from: number, { words, models, modelTexts }: Tables, draft: Draft): string => {
  let exact = '';
  let at = from + 4;
  const count = bytes.readInt32BE(from);
  for (let nth = 0; nth < count; nth += 1) {
    if (bytes[at] === equalsSign) {
      exact = modelTexts.words[models.numberAt(bytes, at + 1)] ?? '';
      at = models.end + 5;
      continue;
    }
    const number = words.numberAt(bytes, at);
    const { end } = words;
    const places = ((bytes[end + 1] as number) << 8) | (bytes[end + 2] as number);
    addWordTo(draft, number, places > 0 && (bytes[end + 3] as number) >>> 6 === weightOfName);
    at = end + 3 + places * 2;
  }
  return exact;
};

/** The numbers of the book by the ids that every row names. */
export type IdNumbers = Record<'classes' | 'brands' | 'stores' | 'values' | 'labels', ReadonlyMap<number, number>>;

const copyRows = async (client: pg.Client, { classes, brands, stores }: IdNumbers, lexicon: Lexicon): Promise<Draft> => {
  const draft = makeDraft();
  const modelTexts = makeLexicon();
  const tables = { words: makeWordTable(lexicon), models: makeWordTable(modelTexts), modelTexts };
  await copyOut(client, goodsQuery, (bytes, from) => {
    // Nine fields of fixed length, each after the four bytes of its length: 8, 4, 4, 8, 8, 8, 8, 8, 4.
    const classNo = classes.get(wide(bytes, from + 44));
    const brandNo = brands.get(wide(bytes, from + 56));
    const storeNo = stores.get(wide(bytes, from + 68));
    // A class made after the book was read: its goods come with the change that announces them.
    if (classNo === undefined || brandNo === undefined || storeNo === undefined) return;
    const vector = from + 96;
    addRow(draft, {
      goodsId: wide(bytes, from + 4),
      rank: bytes.readInt32BE(from + 16),
      sales: bytes.readInt32BE(from + 24),
      created: bytes.readDoubleBE(from + 32),
      class: classNo,
      brand: brandNo,
      store: storeNo,
      shelf: wide(bytes, from + 80),
      source: bytes.readInt32BE(from + 92),
    });
    addExact(draft, bytes.readInt32BE(vector) < 0 ? '' : readVector(bytes, vector + 4, tables, draft));
  });
  return draft;
};

/** Which row each goods has, asked for in ascending order; -1 for one that is not in the draft. */
const rowFinder = ({ size, rows: { goodsId } }: Draft): ((id: number) => number) => {
  let row = 0;
  return (id) => {
    while (row < size && goodsId.get(row) < id) row += 1;
    return row < size && goodsId.get(row) === id ? row : -1;
  };
};

/** An array of int8 as it is sent: dimensions, flags, type, length, lower bound, then each with its length before it. */
const readNumbers = (bytes: Buffer, from: number, numbers: ReadonlyMap<number, number>): number[] => {
  const count = bytes.readInt32BE(from) === 0 ? 0 : bytes.readInt32BE(from + 12);
  const found: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const number = numbers.get(wide(bytes, from + 24 + nth * 12));
    if (number !== undefined) found.push(number);
  }
  return found;
};

/** The specs of all rows in one walk; returns the values that specs not on sale have of their own, by row. */
const copySpecs = async (
  client: pg.Client,
  draft: Draft,
  numbers: ReadonlyMap<number, number>,
  specValues: string,
): Promise<Map<number, number[]>> => {
  const offSale = new Map<number, number[]>();
  const rowOf = rowFinder(draft);
  let row = 0;
  let specs: DraftSpec[] = [];
  const finish = (next: number) => {
    for (; row < next; row += 1) {
      addSpecs(draft, specs);
      specs = [];
    }
  };
  await copyOut(client, specQuery(specValues), (bytes, from) => {
    const own = rowOf(wide(bytes, from + 4));
    if (own < 0) return;
    finish(own);
    const values = readNumbers(bytes, from + 64, numbers);
    if (bytes.readInt32BE(from + 56) === 0) {
      offSale.set(own, [...(offSale.get(own) ?? []), ...values]);
      return;
    }
    specs.push({
      specId: wide(bytes, from + 16),
      price: wide(bytes, from + 28),
      stocked: bytes.readInt32BE(from + 40),
      byDefault: bytes.readInt32BE(from + 48) === 1,
      values,
    });
  });
  finish(draft.size);
  return offSale;
};

/** Values of a row's specs, each asked for once its row is reached. */
const ownValues = (draft: Draft, offSale: ReadonlyMap<number, readonly number[]>): ((row: number) => readonly number[]) => {
  let known = -1;
  let own: number[] = [];
  const { specStart, specs, specValues, size } = draft;
  return (row) => {
    if (row === known) return own;
    known = row;
    own = [...(offSale.get(row) ?? [])];
    const last = row + 1 < size ? specStart.get(row + 1) : specs.id.length();
    const first = specStart.get(row);
    if (first === last) return own;
    const end = last < specs.id.length() ? specs.valueStart.get(last) : specValues.length();
    for (let at = specs.valueStart.get(first); at < end; at += 1) own.push(specValues.get(at));
    return own;
  };
};

/** Pairs of goods and value, both lists ascending by goods: one walk. What only some specs have is not the goods'. */
const copyValues = async (
  client: pg.Client,
  query: string,
  draft: Draft,
  numbers: ReadonlyMap<number, number>,
  ownOf: (row: number) => readonly number[],
): Promise<void> => {
  const rowOf = rowFinder(draft);
  await copyOut(client, query, (bytes, from) => {
    const row = rowOf(wide(bytes, from + 4));
    const value = row < 0 ? undefined : numbers.get(wide(bytes, from + 16));
    if (value !== undefined && !ownOf(row).includes(value)) addValueTo(draft, row, value);
  });
};

/** All goods on the shelf, read in one snapshot without a sort and without a string for a word. */
export const copyGoods = async (client: pg.Client, numbers: IdNumbers, lexicon: Lexicon, specValues: string): Promise<Draft> => {
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0');
  const draft = await copyRows(client, numbers, lexicon);
  const offSale = await copySpecs(client, draft, numbers.values, specValues);
  await copyValues(client, valueQuery, draft, numbers.values, ownValues(draft, offSale));
  await copyValues(client, labelQuery, draft, numbers.labels, () => []);
  await client.query('commit');
  return draft;
};
