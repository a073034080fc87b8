import type { PersonFields } from '@mall/contract/company/people.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, type Money, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { type CompanySide, colleagues, withinDepartments } from './company-side.ts';
import { editPerson } from './edit-person.ts';
import { editRoles } from './edit-roles.ts';
import { limitsOf } from './limits.ts';
import type { SheetLine } from './people-sheet.ts';
import { listRoles, makesAdministrator, type RoleWithRights } from './role-rights.ts';

const Named = z.strictObject({ id: Id, path: z.string() });

/** Who has a mobile of the sheet: one of the company, or one who is invited. */
const Known = z.strictObject({
  mobile: z.string(),
  memberId: Id.nullable(),
  name: z.string(),
  departmentId: Id.nullable(),
  title: z.string(),
  limitFen: z.number().nullable(),
  orderLimitFen: z.number().nullable(),
  roleIds: z.array(Id),
});
type Known = z.infer<typeof Known>;

/** What the lines of a sheet are held against. */
type Book = { departments: z.infer<typeof Named>[]; roles: RoleWithRights[]; known: ReadonlyMap<string, Known> };

/** As far as the asker reaches: of others he is told no more than that they are taken. */
const readKnown = (tx: Tx, own: CompanySide, mobiles: readonly string[]): Promise<Known[]> => readRows(tx, Known)`
  select i.mobile, null as "memberId", i.name, i.department_id::text as "departmentId", i.title, i.month_limit_fen::float8 as "limitFen",
    i.order_limit_fen::float8 as "orderLimitFen", i.role_ids::text[] as "roleIds"
  from company_invitation i where i.company_id = ${own.companyId} and i.state = 'open' and ${withinDepartments(own, 'i.department_id')} and i.mobile = any (${sqlList(mobiles, 'text')})
  union all
  select m.mobile, m.id::text, m.member_name, m.department_id::text, coalesce(s.title, ''), s.month_limit_fen::float8, s.order_limit_fen::float8,
    array(select h.role_id::text from member_role h where h.member_id = m.id)
  from member m left join sub_account s on s.member_id = m.id and s.company_id = m.company_id
  where ${colleagues(own)} and m.mobile = any (${sqlList(mobiles, 'text')})
  order by 2 nulls first`;

export const readBook = async (tx: Tx, own: CompanySide, mobiles: readonly string[]): Promise<Book> => ({
  departments: await readRows(tx, Named)`
    with recursive way as (select id, name as path from department where company_id = ${own.companyId} and parent_id is null and closed_at is null
      union all select d.id, way.path || '/' || d.name from department d join way on d.parent_id = way.id where d.closed_at is null)
    select id::text, path from way`,
  roles: await listRoles(tx, own.companyId),
  // Members come last: an invitation that somebody left open counts no more once he is of the company.
  known: new Map((await readKnown(tx, own, mobiles)).map((one) => [one.mobile, one])),
});

/** By its name, or by the end of its way where several are called so. */
const departmentOf = ({ departments }: Book, name: string): Id => {
  const found = departments.filter(({ path }) => path === name || path.endsWith(`/${name}`));
  if (found.length > 1 && !found.some(({ path }) => path === name)) throw refuse('company.line_department_twice', { name });
  const one = found.find(({ path }) => path === name) ?? found[0];
  if (!one) throw refuse('company.line_department', { name });
  return one.id;
};

const rolesOf = ({ roles }: Book, names: readonly string[]): Id[] =>
  names.map((name) => {
    const role = roles.find((one) => one.name === name);
    if (!role) throw refuse('company.line_role', { name });
    if (makesAdministrator(role)) throw refuse('company.line_administrator', { name });
    return role.id;
  });

const equal = (some: readonly Id[], others: readonly Id[]): boolean =>
  some.every((id) => others.includes(id)) && others.every((id) => some.includes(id));

/** What a bad line has begun is undone, and the lines before it stand. */
const undone = async (tx: Tx, work: () => Promise<void>): Promise<void> => {
  await tx.execute(sql`savepoint line`);
  try {
    await work();
    await tx.execute(sql`release savepoint line`);
  } catch (error) {
    if (error instanceof Refusal) await tx.execute(sql`rollback to savepoint line`);
    throw error;
  }
};

/** What a cell says, or what is so already. */
const amountOf = (cell: string, known: number | null | undefined): Money | null => {
  if (cell !== '') return cell as Money;
  return known === null || known === undefined ? null : toYuan(fen(known));
};

type Taken = 'updated' | 'same' | { readonly invite: PersonFields };

/**
 * One line: somebody to be invited, or, of who is of the company already, what the line says of him anew. A cell that is empty, or whose column is not
 * there, changes nothing; a line that is so already says so, that a sheet can be sent again whose answer was lost.
 */
export const takeLine = async (tx: Tx, own: CompanySide, book: Book, line: SheetLine): Promise<Taken> => {
  const known = book.known.get(line.mobile);
  const departmentId = line.department === '' ? (known?.departmentId ?? null) : departmentOf(book, line.department);
  const title = line.title === '' ? (known?.title ?? '') : line.title;
  const limit = amountOf(line.limit, known?.limitFen);
  const orderLimit = amountOf(line.orderLimit, known?.orderLimitFen);
  const { limitFen, orderLimitFen } = limitsOf({ limit, orderLimit });
  const roleIds = rolesOf(book, line.roles);
  const placed =
    known?.departmentId === departmentId && known.title === title && known.limitFen === limitFen && known.orderLimitFen === orderLimitFen;
  const holds = line.roles.length === 0 || (known !== undefined && equal(roleIds, known.roleIds));
  if (known?.memberId) {
    const { memberId } = known;
    if (placed && holds) return 'same';
    const administrator = book.roles.find((role) => makesAdministrator(role) && known.roleIds.includes(role.id));
    if (!holds && administrator) throw refuse('company.line_administrator_kept', { name: administrator.name });
    await undone(tx, async () => {
      if (!holds) await editRoles(tx, own, { id: memberId, roleIds });
      if (!placed) await editPerson(tx, own, { id: memberId, departmentId, title, limit, orderLimit });
    });
    return 'updated';
  }
  if (known && placed && holds && known.name === line.name) return 'same';
  if (line.roles.length === 0) throw refuse('company.role_missing');
  return { invite: { mobile: line.mobile, name: line.name, roleIds, departmentId, title, limit, orderLimit } };
};
