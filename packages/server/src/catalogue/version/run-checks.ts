import type { AuditCheck } from '@mall/contract/catalogue/goods-audit.api.ts';
import type { AuditCheckName } from '@mall/contract/catalogue/goods-audit.rules.ts';
import { type GoodsDraft, missingTexts, tongues } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { advertisingWords } from './advertising-words.ts';
import { saidParts } from './parameter-rules.ts';

/** A paper that ends sooner is shown as ending. */
const endingDays = 60;
/** So much dearer or cheaper than anything in its class a new spec is odd. */
const oddTimes = 3;
const picturesFew = 2;
const nameLong = 60;

const Known = z.strictObject({
  /** Goods of the store that are called the same, or have class and model in common. */
  alike: z.array(z.string()),
  lowFen: z.number().nullable(),
  highFen: z.number().nullable(),
  strange: z.array(z.string()),
  today: z.string(),
  soon: z.string(),
});
type Known = z.infer<typeof Known>;

const readKnown = async (
  tx: Tx,
  { goodsId, storeId }: { goodsId: Id; storeId: Id },
  { classId, name, model, params, axes, specs }: GoodsDraft,
): Promise<Known> => {
  const said = Object.entries(params).filter(([, value]) => value !== '');
  const offered = axes.flatMap((axis, at) =>
    [...new Set(specs.map(({ values }) => values[at] ?? ''))].map((value) => [axis, value] as const),
  );
  const [row] = await readRows(tx, Known)`
    with price as (select min(p.price_fen)::float8 as low, max(p.price_fen)::float8 as high from goods g join spec p on p.goods_id = g.id and p.state = 'on' where g.gc_id = ${classId} and g.state = 'on' and g.id <> ${goodsId})
    select to_json(array(select g.spu_code || ' ' || g.name from goods g where g.store_id = ${storeId} and g.id <> ${goodsId} and g.state in ('on', 'off')
        and (g.name = ${name} or (g.gc_id = ${classId} and g.model = ${model} and g.model <> '')) order by g.name = ${name} desc, g.id limit 3)) as alike,
      price.low as "lowFen", price.high as "highFen",
      to_json(array(
        select a.names ->> 'zh' || ' ' || said.value from unnest(${sql.param(said.map(([id]) => id))}::bigint[], ${sql.param(said.map(([, value]) => value))}::text[]) as o (id, value) join attribute a on a.id = o.id cross join lateral ${saidParts}
        where not exists (select from attribute_value v where v.attribute_id = a.id and v.value = said.value)
        union all
        select o.name || ' ' || o.value from unnest(${sql.param(offered.map(([axis]) => axis))}::text[], ${sql.param(offered.map(([, value]) => value))}::text[]) as o (name, value)
        left join attribute a on a.class_id = ${classId} and a.names ->> 'zh' = o.name
        where not exists (select from attribute_value v where v.attribute_id = a.id and v.value = o.value))) as strange,
      to_char(now(), 'YYYY-MM-DD') as today, to_char(now() + make_interval(days => ${endingDays}), 'YYYY-MM-DD') as soon
    from price`;
  return row as Known;
};

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

const saidWords = ({ name, description, packing, afterSales }: GoodsDraft): string[] => {
  const text = [name, plain(description), packing, afterSales].join('\n');
  return advertisingWords.filter((word) => text.includes(word));
};

const oddPrices = ({ specs }: GoodsDraft, { lowFen, highFen }: Known): string[] => {
  if (lowFen === null || highFen === null) return [];
  return specs.flatMap(({ specId, price, values }) => {
    const amount = specId === null && price && /^\d{1,9}(\.\d{1,2})?$/.test(price) ? fromYuan(price) : undefined;
    const odd = amount !== undefined && (amount * oddTimes < lowFen || amount > highFen * oddTimes);
    return odd ? [`${values.join(' ')} ¥${toYuan(fen(amount))}`] : [];
  });
};

const paperCheck = ({ papers, certificates }: GoodsDraft, { today, soon }: Known): Omit<AuditCheck, 'check'> => {
  const over = papers.filter(({ validUntil }) => validUntil !== '' && validUntil < today);
  const ending = papers.filter(({ validUntil }) => validUntil >= today && validUntil <= soon);
  const lacking = certificates.filter((name) => !papers.some((paper) => paper.name.includes(name) || name.includes(paper.name)));
  if (over.length > 0) return { tone: 'bad', facts: over.map(({ name, validUntil }) => `${name} ${validUntil}`) };
  const facts = [...ending.map(({ name, validUntil }) => `${name} ${validUntil}`), ...lacking];
  return { tone: facts.length > 0 ? 'warn' : 'ok', facts };
};

/** The same word again and again, or a name that no card shows whole. */
const stuffed = (name: string): string[] => {
  const parts = name.split(/[\s,，、/]+/).filter((part) => part.length > 1);
  const twice = parts.filter((part, at) => parts.indexOf(part) !== at);
  return [...twice, ...(name.length > nameLong ? [`${name.length}`] : [])];
};

const found = (check: AuditCheckName, tone: 'warn' | 'bad', facts: string[]): AuditCheck => ({
  check,
  tone: facts.length > 0 ? tone : 'ok',
  facts,
});

/** What the mall finds by itself in what was handed in, for who decides; none of it stands in the way. */
export const runChecks = async (
  tx: Tx,
  goods: { goodsId: Id; storeId: Id; cross: boolean },
  fields: GoodsDraft,
  before: GoodsDraft | undefined,
): Promise<AuditCheck[]> => {
  const known = await readKnown(tx, goods, fields);
  const missing = missingTexts(fields);
  return [
    found('words', 'bad', saidWords(fields)),
    found('duplicate', 'warn', known.alike),
    found('price', 'warn', oddPrices(fields, known)),
    found('pictures', 'warn', fields.pictures.length < picturesFew ? [String(fields.pictures.length)] : []),
    { check: 'papers', ...paperCheck(fields, known) },
    found('values', 'warn', known.strange),
    found('classMoved', 'warn', before && before.classId !== fields.classId ? [before.classId] : []),
    found('nameStuffed', 'warn', stuffed(fields.name)),
    found('texts', 'warn', goods.cross ? tongues.filter((tongue) => missing[tongue].length > 0) : []),
  ];
};
