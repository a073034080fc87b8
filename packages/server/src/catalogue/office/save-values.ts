import type { ValueFields } from '@mall/contract/catalogue/class-office.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { followValues } from '../version/follow-values.ts';
import { orClassTaken } from './or-class-taken.ts';
import { refuseSameSpecs } from './refuse-same-specs.ts';
import { findRespelled, layRespelled } from './respell-specs.ts';

type Attribute = { id: Id; name: string; classId: Id };
const Row = z.strictObject({ id: Id, value: z.string(), used: z.boolean() });
type Row = z.infer<typeof Row>;

/** The values of an attribute as they are to be. One that goes is a spelling of another, and its goods get that; or no goods has it. */
export const saveValues = async (
  tx: Tx,
  attribute: Attribute,
  asked: readonly ValueFields[],
  former: 'kept' | 'dropped',
): Promise<void> => {
  const before = await readRows(tx, Row)`
    select v.id::text, v.value, exists (select from goods_attribute g where g.value_id = v.id) as used from attribute_value v where v.attribute_id = ${attribute.id} order by v.id for update of v`;
  const known = new Map(before.map((row) => [row.id, row]));
  if (asked.some(({ id }) => id !== null && !known.has(id))) throw refuse('kernel.not_found');
  const values = former === 'kept' ? withFormer(asked, known) : asked;
  const kept = new Set(values.map(({ id }) => id));
  const gone = before.filter((row) => !kept.has(row.id));
  const spelled = new Map<string, string>();
  const heirOf = (row: Row) => values.find(({ also }) => also.includes(row.value));
  for (const row of gone) {
    const heir = heirOf(row);
    if (!heir && row.used) throw refuse('class_office.value_used', { name: row.value });
    if (heir) spelled.set(row.value, heir.value);
  }
  for (const { id, value } of values) {
    const was = id === null ? undefined : known.get(id)?.value;
    if (was !== undefined && was !== value) spelled.set(was, value);
  }
  // What waits for the mall may say a spelling that never was a value.
  const meant = new Map([...values.flatMap(({ value, also }) => also.map((word) => [word, value] as const)), ...spelled]);
  if (meant.size > 0) await refuseSameSpecs(tx, { ...attribute, spelled: meant });
  const respelled = spelled.size > 0 ? await findRespelled(tx, { ...attribute, spelled }) : [];
  for (const row of gone) await giveUp(tx, attribute, row, heirOf(row));
  await orClassTaken(values.find(({ id, value }) => before.some((row) => row.id !== id && row.value === value))?.value ?? '', () =>
    write(tx, attribute, values),
  );
  await layRespelled(tx, respelled);
  if (meant.size > 0) await followValues(tx, { ...attribute, spelled: meant });
};

const spellingsMost = 20;

/** A value that is written otherwise is still found by what it was called: by buyers, and in the sheets of stores. */
const withFormer = (asked: readonly ValueFields[], known: ReadonlyMap<Id, Row>): ValueFields[] => {
  const taken = new Set(asked.flatMap(({ value, also }) => [value, ...also]));
  return asked.map((one) => {
    const was = one.id === null ? undefined : known.get(one.id)?.value;
    return was === undefined || taken.has(was) || one.also.length >= spellingsMost ? one : { ...one, also: [...one.also, was] };
  });
};

/** Goods of a value that goes get the one that it is a spelling of, which may be new itself. */
const giveUp = async (tx: Tx, attribute: Attribute, row: Row, heir: ValueFields | undefined): Promise<void> => {
  if (heir) {
    const intoId = heir.id ?? (await addHeir(tx, attribute, heir));
    await tx.execute(sql`
      insert into goods_attribute (goods_id, value_id, attribute_id) select goods_id, ${intoId}::bigint, ${attribute.id}::bigint from goods_attribute where value_id = ${row.id} on conflict do nothing`);
    await tx.execute(sql`delete from goods_attribute where value_id = ${row.id}`);
  }
  await tx.execute(sql`delete from attribute_value where id = ${row.id}`);
};

const addHeir = async (tx: Tx, { id }: Attribute, { value }: ValueFields): Promise<Id> => {
  const [made] = await readRows(tx, IdRow)`
    insert into attribute_value (attribute_id, value) values (${id}, ${value}) on conflict (attribute_id, value) do update set sort = 0 returning id::text`;
  if (!made) throw refuse('kernel.not_found');
  return made.id;
};

const write = async (tx: Tx, { id }: Attribute, values: readonly ValueFields[]): Promise<void> => {
  const rows = JSON.stringify(values.map((one, at) => ({ ...one, sort: at + 1 })));
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as n (id bigint, value text, also text[], sort int)`;
  await tx.execute(sql`
    update attribute_value v set value = n.value, also = n.also, sort = n.sort from ${given}
    where v.id = n.id and (v.value, v.also, v.sort) is distinct from (n.value, n.also, n.sort)`);
  await tx.execute(sql`
    insert into attribute_value (attribute_id, value, also, sort) select ${id}::bigint, n.value, n.also, n.sort from ${given} where n.id is null order by n.sort
    on conflict (attribute_id, value) do update set also = excluded.also, sort = excluded.sort`);
};
