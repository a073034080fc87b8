import { type ByWhom, Sight, sightMost } from '@mall/contract/company/sight.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { departmentsUnder } from './departments-under.ts';

/** The conditions of `byWhom` on a table with `member_id` and `department_id`; what may be seen at all is said by `within`. */
export const whereByWhom = ({ memberId, departmentId }: ByWhom, table: string): SQL[] => [
  ...(memberId === undefined ? [] : [sql`${sql.raw(table)}.member_id = ${memberId}`]),
  ...(departmentId === undefined ? [] : [sql`${sql.raw(table)}.department_id in (${departmentsUnder(departmentId)})`]),
];

/** The colleagues and departments that this side sees. */
export const readSight = async (tx: Tx, { companyId, departments, reach }: BuyerSide): Promise<Sight> => {
  if (companyId === undefined || reach === 'own') return { reach: 'own', people: [], departments: [] };
  const own = sql.param([...departments]);
  const seen = (column: SQL) => (reach === 'company' ? sql`true` : sql`${column} = any (${own}::bigint[])`);
  const people = await readRows(tx, Sight.shape.people.element)`
    select m.id as "memberId", m.member_name as name, coalesce(d.name, '') as "departmentName"
    from member m left join department d on d.id = m.department_id
    where m.company_id = ${companyId} and ${seen(sql`m.department_id`)} order by 2, m.id limit ${sightMost}`;
  const tree = await readRows(tx, Sight.shape.departments.element)`
    with recursive below as (
      select d.id, d.name, 0 as depth, array[d.sort, d.id] as path from department d
        where d.company_id = ${companyId} and d.closed_at is null and ${seen(sql`d.id`)} and (d.parent_id is null or not ${seen(sql`d.parent_id`)})
      union all
      select d.id, d.name, b.depth + 1, b.path || array[d.sort, d.id] from department d join below b on d.parent_id = b.id where d.closed_at is null and b.depth < 20)
    select id as "departmentId", name, depth from below order by path limit ${sightMost}`;
  return { reach, people, departments: tree };
};
