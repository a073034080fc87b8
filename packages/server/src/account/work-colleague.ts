import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import type { WorkSlot } from './work.ts';
import { isAtWork } from './work-people.queries.ts';

const Row = z.strictObject({ name: z.string(), rights: z.array(z.string()) });

/** A colleague, not oneself, who may decide at all of these queues. */
export const requireColleague = async (tx: Tx, side: MallSide, memberId: Id, slots: readonly WorkSlot[]): Promise<string> => {
  if (memberId === side.memberId) throw refuse('account.not_yourself');
  const needed = slots.map(({ right }) => right);
  const [row] = await readRows(tx, Row)`
    select m.member_name as name, array(select g.right_name from member_role x join role_right g on g.role_id = x.role_id
      where x.member_id = m.id and g.right_name = any (${sqlList(needed, 'text')})) as rights
    from member m where m.id = ${memberId} and ${isAtWork}`;
  if (!row || !needed.every((right) => row.rights.includes(right))) throw refuse('account.work_not_theirs');
  return row.name;
};

const Named = z.strictObject({ name: z.string() });

export const nameOperator = async (tx: Tx, { memberId }: Pick<MallSide, 'memberId'>): Promise<string> =>
  (await readRows(tx, Named)`select member_name as name from member where id = ${memberId}`)[0]?.name ?? '';
