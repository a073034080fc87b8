import type pg from 'pg';
import type { AreaBook } from '../content/area-book.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { type CompanyData, readPeople } from '../kit/demo-data.ts';

const stateOf = { none: 'none', pending: 'pending', certified: 'active', rejected: 'rejected' } as const;
const day = 86_400_000;
const rejectReason = '营业执照照片不清晰，请重新上传彩色扫描件';

/** The company with departments and sub-accounts. */
export const leadingCompany = 1;

const companyRow = (company: CompanyData, at: number, areas: AreaBook, now: Date) => {
  const audited = company.status === 'certified' || company.status === 'rejected';
  return {
    id: at + 1,
    name: company.name,
    unified_code: company.unifiedCode,
    state: stateOf[company.status],
    reason: company.status === 'rejected' ? rejectReason : '',
    legal_representative: company.contact,
    registered_capital: `${(at + 1) * 500}万元`,
    established_on: `${2002 + at}-0${(at % 9) + 1}-16`,
    licence_until: '长期',
    business_scope: company.industry,
    registered_address: company.registeredAddress,
    province_id: areas.province(company.province),
    city_id: areas.city(company.province, company.city),
    industry: company.industry,
    scale: company.scale,
    contact_name: company.contact,
    contact_phone: company.phone,
    bank_name: company.bank,
    bank_account: company.bankAccount.replaceAll(' ', ''),
    submitted_at: company.status === 'none' ? null : new Date(now.getTime() - (audited ? 200 + at * 30 : at - 5) * day),
    audited_at: audited ? new Date(now.getTime() - (198 + at * 30) * day) : null,
    created_at: new Date(now.getTime() - (201 + at * 30) * day),
  };
};

/** Companies in every state of certification; the first has the whole tree of departments, the other certified ones a short one. Returns department ids of the first by name. */
export const fillCompanies = async (client: pg.PoolClient, areas: AreaBook, now: Date): Promise<Map<string, number>> => {
  const { companies, departments } = readPeople();
  const rows = companies.map((company, at) => companyRow(company, at, areas, now));
  await copyRows(client, 'company', rows);
  await copyRows(
    client,
    'company_audit',
    rows.flatMap((row) => [
      ...(row.submitted_at ? [{ company_id: row.id, from_state: 'none', to_state: 'pending', reason: '', at: row.submitted_at }] : []),
      ...(row.audited_at
        ? [{ company_id: row.id, from_state: 'pending', to_state: row.state, reason: row.reason, at: row.audited_at }]
        : []),
    ]),
  );
  const tree: { id: number; company_id: number; parent_id: number | null; name: string; sort: number }[] = [];
  const idOf = new Map<string, number>();
  for (const { name, parent } of departments) {
    const id = tree.length + 1;
    idOf.set(name, id);
    tree.push({ id, company_id: leadingCompany, parent_id: parent === null ? null : (idOf.get(parent) ?? null), name, sort: id });
  }
  for (const row of rows.filter((one) => one.state === 'active' && one.id !== leadingCompany)) {
    const headId = tree.length + 1;
    tree.push({ id: headId, company_id: row.id, parent_id: null, name: '总经理办公室', sort: 1 });
    for (const name of ['物资部', '工程部', '财务部'])
      tree.push({ id: tree.length + 1, company_id: row.id, parent_id: headId, name, sort: tree.length + 1 });
  }
  await copyRows(client, 'department', tree);
  await copyRows(
    client,
    'purchase_unit',
    rows
      .filter((row) => row.state === 'active')
      .flatMap((row, at) =>
        (row.id === leadingCompany ? ['城区供电分公司', '滨海供电分公司', '物资供应部'] : ['本部']).map((unit, sort) => ({
          company_id: row.id,
          name: unit,
          contact_name: row.contact_name,
          contact_phone: row.contact_phone,
          address: `${row.registered_address}${unit}收货处`,
          sort: at * 10 + sort + 1,
        })),
      ),
  );
  await moveIdentity(client, ['company', 'department']);
  return idOf;
};
