import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Db } from '../kernel/db.ts';
import { addSignedIn } from './test-member.ts';

export type Signed = { id: Id; mobile: string; token: string };

/** A company of two departments, the second with a group below it, and nobody in it. */
export const addCompany = async (db: Db, id: number): Promise<void> => {
  await db.pool.query(`insert into company (id, name, unified_code, state) values ($1, $2, $3, 'active')`, [
    id,
    `公司${id}`,
    String(id).padStart(18, '9'),
  ]);
  const [a, b, c] = [id * 10 + 1, id * 10 + 2, id * 10 + 3];
  await db.pool.query(
    `insert into department (id, company_id, parent_id, name, sort) values ($2, $1, null, '物资部', 1), ($3, $1, null, '工程部', 2), ($4, $1, $3, '一组', 3)`,
    [id, a, b, c],
  );
};

/** Somebody of a company, with built-in roles. */
export const addColleague = (db: Db, companyId: number, role: string | undefined, departmentId?: number): Promise<Signed> =>
  addSignedIn(db, {
    accountType: 2,
    companyId: String(companyId),
    ...(departmentId ? { departmentId: String(departmentId) } : {}),
    roles: role ? [role] : [],
  });

export const roleId = async (db: Db, key: string): Promise<Id> =>
  String((await db.pool.query<{ id: string }>('select id from role where company_id is null and key = $1', [key])).rows[0]?.id);
