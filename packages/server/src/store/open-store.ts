import type { Id } from '@mall/contract/kernel/fields.ts';
import type { ApplicationFields } from '@mall/contract/store/application.rules.ts';
import { qualificationWords } from '@mall/contract/store/qualification-kinds.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { orTakenBy } from '../kernel/or-taken.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import type { StoreLicence } from './store.table.ts';

const orTaken = orTakenBy({ store_name_key: 'store.name_taken' });

/** As printed on it; what is not asked for stays empty. */
const licenceOf = ({ unifiedCode, legalRepresentative, licenceUntil, registeredAddress }: ApplicationFields): StoreLicence => ({
  unifiedCode,
  legalRepresentative,
  registeredCapital: '',
  establishedDate: '',
  validUntil: licenceUntil === '' ? '长期' : licenceUntil,
  registrationAuthority: '',
  address: registeredAddress,
  businessScope: '',
});

const short = (name: SQL): SQL => sql`regexp_replace(${name}, '(省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)$', '')`;

/** 天津, 江苏 常州: a city that is a province of its own is named once. */
const regionOf = ({ provinceId, cityId }: ApplicationFields): SQL => sql`(
  select ${short(sql`p.name`)} || case when c.name in ('市辖区', '县', '省直辖县级行政区划') or ${short(sql`c.name`)} = ${short(sql`p.name`)} then '' else ' ' || ${short(sql`c.name`)} end
  from area p, area c where p.id = ${provinceId} and c.id = ${cityId})`;

/** A store as its papers describe it. Pages of the papers stay between seller and mall: buyers are shown their names and how long they hold. */
export const openStore = async (tx: Tx, fields: ApplicationFields): Promise<Id> => {
  const { storeName, kind, name, unifiedCode, provinceId, cityId, licence, licenceUntil, qualifications } = fields;
  const [opened] = await orTaken(
    () => readRows(tx, IdRow)`
      insert into store (name, kind, company_name, company_id, province_id, city_id, region, licence)
      values (${storeName}, ${kind}, ${name}, (select c.id from company c where c.unified_code = ${unifiedCode} and c.state = 'active'),
        ${provinceId}, ${cityId}, ${regionOf(fields)}, ${JSON.stringify(licenceOf(fields))}::jsonb)
      returning id::text`,
  );
  const { id } = opened as { id: Id };
  const papers = [
    { kind: 'licence', name: '营业执照', number: unifiedCode, validUntil: licenceUntil, files: [{ url: licence, name: '营业执照.png' }] },
    ...qualifications.map((paper) => ({ ...paper, name: qualificationWords[paper.kind].zh })),
  ];
  await tx.execute(sql`
    insert into store_qualification (store_id, kind, name, number, valid_until, files, sort)
    select ${id}::bigint, paper ->> 'kind', paper ->> 'name', paper ->> 'number', nullif(paper ->> 'validUntil', '')::date, paper -> 'files', place
    from jsonb_array_elements(${JSON.stringify(papers)}::jsonb) with ordinality as given (paper, place)`);
  return id;
};
