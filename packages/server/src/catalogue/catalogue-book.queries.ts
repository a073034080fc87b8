import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Words } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

type ClassEntry = { names: Words; description: string; standards: string[]; certificates: string[]; afterSales: string };
type LabelEntry = { id: Id; key: string; names: Words; tone: 'green' | 'amber' | 'red' | 'blue' | 'grey'; sort: number };
type AttributeEntry = { names: Words; drives: boolean; sort: number };
type ValueEntry = { id: Id; value: string; sort: number };

/** What goods pages look up and seldom changes: kept by the caller, so that a page need not join six tables for a few words. */
export type CatalogueBook = {
  classes: ReadonlyMap<Id, ClassEntry>;
  brands: ReadonlyMap<Id, { name: string; enName: string }>;
  labels: ReadonlyMap<Id, LabelEntry>;
  attributes: ReadonlyMap<Id, AttributeEntry>;
  values: ReadonlyMap<Id, ValueEntry>;
};

type Row = {
  classes: ({ id: Id } & ClassEntry)[] | null;
  brands: { id: Id; name: string; enName: string }[] | null;
  labels: LabelEntry[] | null;
  attributes: ({ id: Id } & AttributeEntry)[] | null;
  values: ValueEntry[] | null;
};

const byId = <T extends { id: Id }>(list: readonly T[] | null): Map<Id, T> => new Map((list ?? []).map((one) => [one.id, one]));

export const readCatalogueBook = async (tx: Tx): Promise<CatalogueBook> => {
  const { rows } = await tx.execute<Row>(sql`select
    (select json_agg(json_build_object('id', id::text, 'names', names, 'description', description, 'standards', standards, 'certificates', certificates,
      'afterSales', after_sales)) from goods_class) as classes,
    (select json_agg(json_build_object('id', id::text, 'name', name, 'enName', en_name)) from brand) as brands,
    (select json_agg(json_build_object('id', id::text, 'key', key, 'names', names, 'tone', tone, 'sort', sort)) from label) as labels,
    (select json_agg(json_build_object('id', id::text, 'names', names, 'drives', drives_spec, 'sort', sort)) from attribute) as attributes,
    (select json_agg(json_build_object('id', id::text, 'value', value, 'sort', sort)) from attribute_value) as values`);
  const [row] = rows;
  return {
    classes: byId(row?.classes ?? null),
    brands: byId(row?.brands ?? null),
    labels: byId(row?.labels ?? null),
    attributes: byId(row?.attributes ?? null),
    values: byId(row?.values ?? null),
  };
};
