import type { WorkPerson } from '@mall/contract/account/work.api.ts';
import type { WorkKind } from '@mall/contract/account/work.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { MallSide } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { roleNameIn } from './role-name-in.ts';
import { claimOf, doneIn, slotsOf, type WorkBook, type WorkSlot, waitingIn } from './work.ts';

const Row = z.strictObject({
  memberId: Id,
  name: z.string(),
  roles: z.array(z.string()),
  rights: z.array(z.string()),
  held: z.int(),
  done: z.int(),
  seconds: z.int().nullable(),
  away: z.int().nullable(),
});

const kindsOf = (slots: readonly WorkSlot[], rights: readonly string[]): WorkKind[] =>
  slots.filter(({ right }) => rights.includes(right)).map(({ kind }) => kind);

/** An operator who can come in. */
export const isAtWork = sql`m.audience = 'operator' and m.enabled and not coalesce(m.frozen_until > now(), false)`;

/** Who works at the reader's queues: what he holds, what he decided today and how long it took him, and whether he is here. */
export const listWorkPeople = async (tx: Tx, side: MallSide, book: WorkBook, language: Language): Promise<WorkPerson[]> => {
  const slots = slotsOf(side, book.slots);
  if (slots.length === 0) return [];
  const names = [...new Set(slots.map(({ right }) => right))];
  const rows = await readRows(tx, Row)`
    with held as (select c.holder_id as member_id, count(*)::int as num from (${waitingIn(slots, book.limits)}) w ${claimOf} where c.holder_id is not null group by c.holder_id),
      done as (
        select d.member_id, count(*)::int as num, avg(extract(epoch from d.at - c.taken_at))::int as seconds
        from (${doneIn(slots)}) d left join work_item_claim c on c.kind = d.kind and c.item_id = d.id and c.holder_id = d.member_id and c.taken_at <= d.at
        group by d.member_id)
    select m.id::text as "memberId", m.member_name as name, coalesce(held.num, 0) as held, coalesce(done.num, 0) as done, done.seconds,
      array(select ${roleNameIn(language)} from member_role x join role r on r.id = x.role_id where x.member_id = m.id and r.audience = m.audience order by r.id) as roles,
      array(select distinct g.right_name from member_role x join role_right g on g.role_id = x.role_id
        where x.member_id = m.id and g.right_name = any (${sqlList(names, 'text')})) as rights,
      (select floor(extract(epoch from now() - max(s.seen_at)) / 60)::int from member_session s where s.member_id = m.id and s.revoked_at is null
        and s.expires_at > now() and s.seen_at > now() - make_interval(hours => s.idle_hours)) as away
    from member m left join held on held.member_id = m.id left join done on done.member_id = m.id
    where m.audience = 'operator' and (held.num > 0 or done.num > 0 or ${isAtWork} and exists (select from member_role x join role_right g on g.role_id = x.role_id
      where x.member_id = m.id and g.right_name = any (${sqlList(names, 'text')})))
    order by m.id <> ${side.memberId}, coalesce(held.num, 0) + coalesce(done.num, 0) desc, m.id limit 50`;
  return rows.map(({ rights, ...row }) => ({ ...row, self: row.memberId === side.memberId, kinds: kindsOf(slots, rights) }));
};
