import type pg from 'pg';
import { pictureAddress } from '../../src/content/render-picture.ts';
import type { AreaBook } from '../content/area-book.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { type CompanyData, readPeople } from '../kit/demo-data.ts';

const stateOf = { none: 'none', pending: 'pending', certified: 'active', rejected: 'rejected', blocked: 'blocked' } as const;
const day = 86_400_000;
const reasons: Partial<Record<CompanyData['status'], string>> = {
  rejected: '营业执照右下角公章被遮挡，请重新拍摄；对公账户户名与企业名称不一致，差“有限”二字',
  blocked: '统一社会信用代码已被登记机关列入异常名录',
};

/** The company with departments and sub-accounts. */
export const leadingCompany = 1;

const companyRow = (company: CompanyData, at: number, areas: AreaBook, now: Date) => {
  const audited = company.status !== 'none' && company.status !== 'pending';
  // What waits or was given back is of these days; what is certified, of long ago.
  const since = company.status === 'pending' || company.status === 'rejected' ? at - 4 : 200 + at * 30;
  return {
    id: at + 1,
    name: company.name,
    unified_code: company.unifiedCode,
    state: stateOf[company.status],
    reason: reasons[company.status] ?? '',
    legal_representative: company.contact,
    registered_capital: `${(at + 1) * 500}万元`,
    established_on: `${2002 + at}-0${(at % 9) + 1}-16`,
    licence_until: '长期',
    licence_image: pictureAddress('papers', 'licence'),
    office_phone: company.phone,
    business_scope: company.industry,
    registered_address: company.registeredAddress,
    province_id: areas.province(company.province),
    city_id: areas.city(company.province, company.city),
    industry: company.industry,
    scale: company.scale,
    contact_name: company.contact,
    contact_phone: `138111${String(at + 1).padStart(5, '0')}`,
    bank_name: company.bank,
    bank_account: company.bankAccount.replaceAll(' ', ''),
    submitted_at: company.status === 'none' ? null : new Date(now.getTime() - since * day),
    audited_at: audited ? new Date(now.getTime() - (since - 1) * day) : null,
    created_at: new Date(now.getTime() - (201 + at * 30) * day),
  };
};

type DepartmentRow = {
  id: number;
  company_id: number;
  parent_id: number | null;
  name: string;
  sort: number;
  code: string;
  closed_at: Date | null;
  merged_into: number | null;
};
const open = { closed_at: null, merged_into: null };
const codeOf = (at: number): string => `D${String(at).padStart(2, '0')}`;

/** Companies in every state of certification; the first has the whole tree of departments, the other certified ones a short one. Returns department ids of the first by name. */
export const fillCompanies = async (client: pg.PoolClient, areas: AreaBook, now: Date): Promise<Map<string, number>> => {
  const { companies, departments } = readPeople();
  const rows = companies.map((company, at) => companyRow(company, at, areas, now));
  await copyRows(client, 'company', rows);
  const tree: DepartmentRow[] = [];
  const idOf = new Map<string, number>();
  for (const { name, parent } of departments) {
    const id = tree.length + 1;
    idOf.set(name, id);
    tree.push({
      id,
      company_id: leadingCompany,
      parent_id: parent === null ? null : (idOf.get(parent) ?? null),
      name,
      sort: id,
      code: codeOf(id),
      ...open,
    });
  }
  const heir = idOf.get('配电抢修班') ?? null;
  const gone = { closed_at: new Date(now.getTime() - 40 * 86_400_000), merged_into: heir };
  const last = tree.length + 1;
  tree.push({ id: last, company_id: leadingCompany, parent_id: heir, name: '带电作业班', sort: last, code: codeOf(last), ...gone });
  for (const row of rows.filter((one) => one.state === 'active' && one.id !== leadingCompany)) {
    const headId = tree.length + 1;
    tree.push({ id: headId, company_id: row.id, parent_id: null, name: '总经理办公室', sort: 1, code: 'D01', ...open });
    for (const [at, name] of ['物资部', '工程部', '财务部'].entries())
      tree.push({ id: tree.length + 1, company_id: row.id, parent_id: headId, name, sort: tree.length + 1, code: codeOf(at + 2), ...open });
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
