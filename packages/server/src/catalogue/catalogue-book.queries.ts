import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';

const ClassEntry = z.strictObject({
  names: WordsColumn,
  description: z.string(),
  standards: z.array(z.string()),
  certificates: z.array(z.string()),
  afterSales: z.string(),
});
type ClassEntry = z.infer<typeof ClassEntry>;
const LabelEntry = z.strictObject({
  id: Id,
  key: z.string(),
  names: WordsColumn,
  tone: z.enum(['green', 'amber', 'red', 'blue', 'grey']),
  sort: z.number(),
});
type LabelEntry = z.infer<typeof LabelEntry>;
const AttributeEntry = z.strictObject({ names: WordsColumn, drives: z.boolean(), sort: z.number() });
type AttributeEntry = z.infer<typeof AttributeEntry>;
const ValueEntry = z.strictObject({ id: Id, value: z.string(), sort: z.number() });
type ValueEntry = z.infer<typeof ValueEntry>;

/** What goods pages look up and seldom changes: kept by the caller, so that a page need not join six tables for a few words. */
export type CatalogueBook = {
  classes: ReadonlyMap<Id, ClassEntry>;
  brands: ReadonlyMap<Id, { name: string; enName: string }>;
  labels: ReadonlyMap<Id, LabelEntry>;
  attributes: ReadonlyMap<Id, AttributeEntry>;
  values: ReadonlyMap<Id, ValueEntry>;
};

const Row = z.strictObject({
  classes: z.array(z.strictObject({ id: Id }).extend(ClassEntry.shape)).nullable(),
  brands: z.array(z.strictObject({ id: Id, name: z.string(), enName: z.string() })).nullable(),
  labels: z.array(LabelEntry).nullable(),
  attributes: z.array(z.strictObject({ id: Id }).extend(AttributeEntry.shape)).nullable(),
  values: z.array(ValueEntry).nullable(),
});
type Row = z.infer<typeof Row>;

const byId = <T extends { id: Id }>(list: readonly T[] | null): Map<Id, T> => new Map((list ?? []).map((one) => [one.id, one]));

export const readCatalogueBook = async (tx: Tx): Promise<CatalogueBook> => {
  const rows = await readRows(tx, Row)`select
    (select json_agg(json_build_object('id', id::text, 'names', names, 'description', description, 'standards', standards, 'certificates', certificates,
      'afterSales', after_sales)) from goods_class) as classes,
    (select json_agg(json_build_object('id', id::text, 'name', name, 'enName', en_name)) from brand) as brands,
    (select json_agg(json_build_object('id', id::text, 'key', key, 'names', names, 'tone', tone, 'sort', sort)) from label) as labels,
    (select json_agg(json_build_object('id', id::text, 'names', names, 'drives', drives_spec, 'sort', sort)) from attribute) as attributes,
    (select json_agg(json_build_object('id', id::text, 'value', value, 'sort', sort)) from attribute_value) as values`;
  const [row] = rows;
  return {
    classes: byId(row?.classes ?? null),
    brands: byId(row?.brands ?? null),
    labels: byId(row?.labels ?? null),
    attributes: byId(row?.attributes ?? null),
    values: byId(row?.values ?? null),
  };
};
