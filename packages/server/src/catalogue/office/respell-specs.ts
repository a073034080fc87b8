import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { saidValue } from '../version/lay-specs.ts';

export type Respelled = { id: Id; name: string; classId: Id; spelled: ReadonlyMap<string, string> };
const Spec = z.strictObject({
  id: Id,
  name: z.string(),
  axis: z.record(z.string(), z.string()),
  axisLine: z.string(),
  attributeLine: z.string(),
});
type Spec = z.infer<typeof Spec>;
/** `said`: the values that its goods have as a parameter; `earlier` parameters of the line say the same word. */
const Found = Spec.extend({ said: z.array(z.strictObject({ value: z.string(), earlier: z.int() })) });
type Found = z.infer<typeof Found>;

const ordersOf = (names: readonly string[]): string[][] =>
  names.length === 0 ? [[]] : names.flatMap((name) => ordersOf(names.filter((other) => other !== name)).map((rest) => [name, ...rest]));

/** Words that stand for themselves, not as a part of others: "1" is none of "1.5". */
const replaceWord = (line: string, was: string, now: string): string => ` ${line} `.replaceAll(` ${was} `, () => ` ${now} `).slice(1, -1);

const replaceEnd = (line: string, was: string, now: string): string | undefined =>
  was !== '' && (line === was || line.endsWith(` ${was}`)) ? line.slice(0, line.length - was.length) + now : undefined;
const replaceStart = (line: string, was: string, now: string): string | undefined =>
  was !== '' && (line === was || line.startsWith(`${was} `)) ? now + line.slice(was.length) : undefined;

/** The same of one place: how many of them stand before it is said. */
const replaceNth = (line: string, { was, now, earlier }: { was: string; now: string; earlier: number }): string => {
  const text = ` ${line} `;
  let at = text.indexOf(` ${was} `);
  for (let count = 0; count < earlier && at >= 0; count++) at = text.indexOf(` ${was} `, at + was.length + 1);
  return at < 0 ? line : (text.slice(0, at + 1) + now + text.slice(at + 1 + was.length)).slice(1, -1);
};

/** Parameters of the goods stand under the name of a card behind what tells the spec apart, which may say the same word of something else. */
const withParameters = ({ said, ...spec }: Found, name: string, spelled: ReadonlyMap<string, string>): Spec => {
  const axes = new Set(Object.entries(spec.axis).map(([axis, value]) => saidValue(axis, value)));
  const head = ordersOf(Object.keys(spec.axis))
    .map((order) => order.map((axis) => saidValue(axis, spec.axis[axis] ?? '')).join(' '))
    .find((start) => start !== '' && (spec.attributeLine === start || spec.attributeLine.startsWith(`${start} `)));
  const from = head === undefined ? 0 : head.length + 1;
  const line = said.reduce((text, { value, earlier }) => {
    const [was, now] = [saidValue(name, value), saidValue(name, spelled.get(value) ?? value)];
    // Of a line that is not made of its axes nobody knows which word is whose.
    if (head === undefined && axes.has(was)) return text;
    return replaceNth(text, { was, now, earlier: was === value ? earlier : 0 });
  }, spec.attributeLine.slice(from));
  return { ...spec, attributeLine: spec.attributeLine.slice(0, from) + line };
};

/** A spec with its values spelled anew. Its lines are made of its axes, in the order in which they stood there. */
const respelled = (found: Found, name: string, spelled: ReadonlyMap<string, string>): Spec => {
  const { said: _, ...spec } = found;
  const own = spec.axis[name];
  const now = own === undefined ? undefined : spelled.get(own);
  if (own === undefined || now === undefined) return withParameters(found, name, spelled);
  const axis = { ...spec.axis, [name]: now };
  const names = Object.keys(spec.axis);
  const lineOf = (of: Spec['axis'], order: readonly string[]) => order.map((one) => of[one] ?? '').join(' ');
  const orders = ordersOf(names);
  const order =
    orders.find((one) => lineOf(spec.axis, one) === spec.axisLine) ??
    orders.find((one) => spec.attributeLine.startsWith(lineOf(spec.axis, one))) ??
    names;
  const saidOf = (of: Spec['axis']) => order.map((one) => saidValue(one, of[one] ?? '')).join(' ');
  const [before, axisLine] = [lineOf(spec.axis, order), lineOf(axis, order)];
  return {
    id: spec.id,
    axis,
    axisLine: spec.axisLine === before ? axisLine : replaceWord(spec.axisLine, own, now),
    attributeLine:
      replaceStart(spec.attributeLine, saidOf(spec.axis), saidOf(axis)) ??
      replaceWord(spec.attributeLine, saidValue(name, own), saidValue(name, now)),
    name: replaceEnd(spec.name, before, axisLine) ?? replaceWord(spec.name, own, now),
  };
};

/** Specs that are told apart by a value, or say it of their goods, as they are written now. They are looked for while their goods still have the value. */
export const findRespelled = async (tx: Tx, { id, name, classId, spelled }: Respelled): Promise<Spec[]> => {
  const was = sql`${sql.param([...spelled.keys()])}::text[]`;
  const has = sql`from goods_attribute o join attribute_value v on v.id = o.value_id where o.goods_id = g.id and o.attribute_id = ${id}::bigint and v.value = any (${was})`;
  const earlier = sql`(
    select count(*) from goods_attribute p join attribute_value w on w.id = p.value_id join attribute b on b.id = p.attribute_id, attribute a
    where p.goods_id = g.id and a.id = ${id}::bigint and b.facet and (b.sort, b.id) < (a.sort, a.id) and w.value = v.value and not s.axis ? (b.names ->> 'zh'))`;
  const specs = await readRows(tx, Found)`
    select s.id::text, s.name, s.axis, s.axis_line as "axisLine", s.attribute_line as "attributeLine",
      to_json(array(select json_build_object('value', v.value, 'earlier', ${earlier}) ${has} and not s.axis ? ${name}::text order by v.id)) as said
    from spec s join goods g on g.id = s.goods_id
    where g.gc_id = ${classId} and (s.axis ->> ${name}::text = any (${was}) or not s.axis ? ${name}::text and exists (select ${has}))
    order by s.id for no key update of s`;
  return specs.flatMap(({ said, ...spec }) => {
    const next = respelled({ said, ...spec }, name, spelled);
    return JSON.stringify(next) === JSON.stringify(spec) ? [] : [next];
  });
};

export const layRespelled = async (tx: Tx, specs: readonly Spec[]): Promise<void> => {
  await tx.execute(sql`
    update spec s set name = o.name, axis = o.axis, axis_line = o."axisLine", attribute_line = o."attributeLine"
    from jsonb_to_recordset(${JSON.stringify(specs)}::jsonb) as o (id bigint, name text, axis jsonb, "axisLine" text, "attributeLine" text) where s.id = o.id`);
};
