import type { CertificationFields } from '@mall/contract/company/certification.rules.ts';
import { type SQL, sql } from 'drizzle-orm';

const number = (id: string): SQL => sql`nullif(${id}::text, '')::bigint`;
const plain = (text: string): SQL => sql`${text}`;
const json = (value: unknown): SQL => sql`nullif(${JSON.stringify(value)}::jsonb, 'null'::jsonb)`;

/** Where each of the papers lies: its column, and how it is written there. */
const columns: { readonly [Name in keyof CertificationFields]: readonly [column: string, write: (value: never) => SQL] } = {
  name: ['name', plain],
  unifiedCode: ['unified_code', plain],
  industry: ['industry', plain],
  provinceId: ['province_id', number],
  cityId: ['city_id', number],
  districtId: ['district_id', number],
  registeredAddress: ['registered_address', plain],
  officePhone: ['office_phone', plain],
  legalRepresentative: ['legal_representative', plain],
  contactName: ['contact_name', plain],
  contactPhone: ['contact_phone', plain],
  bankName: ['bank_name', plain],
  bankAccount: ['bank_account', plain],
  licence: ['licence_image', plain],
  letter: ['letter', json],
  papers: ['papers', json],
};
const rows = Object.entries(columns) as [keyof CertificationFields, readonly [string, (value: unknown) => SQL]][];

/** `, name = …, unified_code = …`: for the statement that moves a company. */
export const setFields = (fields: CertificationFields): SQL =>
  sql.join(
    rows.map(([name, [column, write]]) => sql`, ${sql.raw(column)} = ${write(fields[name])}`),
    sql``,
  );

const files = new Set<string>(['letter', 'papers']);
/** The papers of a row of `company` (by its name in the query) as one JSON value; what is missing is empty. */
export const fieldsOf = (table: string): SQL =>
  sql.raw(
    `jsonb_build_object(${rows
      .map(([name, [column]]) => `'${name}', ${files.has(name) ? `${table}.${column}` : `coalesce(${table}.${column}::text, '')`}`)
      .join(', ')})`,
  );

/** Where that is, in words. */
export const areaOf = (fields: SQL): SQL =>
  sql`(select coalesce(string_agg(a.name, ' ' order by a.id), '') from area a
    where a.id::text in (${fields} ->> 'provinceId', ${fields} ->> 'cityId', ${fields} ->> 'districtId'))`;
