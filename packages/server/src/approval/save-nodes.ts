import type { Condition, SaveNodes } from '@mall/contract/approval/approval.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { givableRoles } from '../account/givable-roles.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { strangeIn } from './named-conditions.ts';
import { namedIn } from './plan-approval.ts';
import { requireConditions } from './require-conditions.ts';
import { lockProcesses, requireOwnProcess } from './require-own-process.ts';

const Missing = z.strictObject({ people: z.int(), roles: z.int(), named: z.int() });

/** How many of these numbers have no row `n`. */
const strange = (ids: readonly Id[], from: SQL): SQL =>
  sql`(select count(*)::int from unnest(${sqlList(ids)}) as n(id) where not exists (${from}))`;

/** Whoever and whatever nodes name is there, and the company's own where it is somebody's. */
export const requireNamed = async (
  tx: Tx,
  { companyId }: CompanySide,
  nodes: SaveNodes['nodes'],
  conditions: readonly Condition[],
): Promise<void> => {
  const { memberIds, roleIds } = namedIn(nodes);
  const all = [...conditions, ...nodes.flatMap((node) => node.conditions)];
  const [missing] = await readRows(tx, Missing)`
    select ${strange(memberIds, sql`select from member m where m.id = n.id and m.company_id = ${companyId} and m.audience = 'buyer'`)} as people,
      ${strange(roleIds, sql`select from role r where r.id = n.id and ${givableRoles(companyId)}`)} as roles,
      ${strangeIn(all, companyId)} as named`;
  if (!missing || missing.people + missing.roles > 0) throw refuse('approval.person_wrong');
  if (missing.named > 0) throw refuse('approval.condition_wrong');
};

/** Writes the draft of a process, over the one that is there. What is in force stays so until the draft is enabled. */
export const saveNodes = async (tx: Tx, side: BuyerSide, { id, nodes, match, conditions }: SaveNodes): Promise<{ version: number }> => {
  const own = await lockProcesses(tx, side);
  const was = await requireOwnProcess(tx, own, id);
  await requireConditions(tx, was.bizType, { match, conditions }, nodes);
  await requireNamed(tx, own, nodes, conditions);
  const version = was.draftVersion ?? was.version + 1;
  await tx.execute(sql`
    insert into approval_version (process_id, version, entry, nodes, member_id)
    values (${id}, ${version}, ${JSON.stringify({ match, conditions })}::jsonb, ${JSON.stringify(nodes)}::jsonb, ${own.memberId})
    on conflict (process_id, version) do update set entry = excluded.entry, nodes = excluded.nodes, member_id = excluded.member_id, created_at = now()`);
  await tx.execute(
    sql`update approval_process set draft_version = ${version}, member_id = ${own.memberId}, updated_at = now() where id = ${id}`,
  );
  await writeAudit(tx, 'approval.process_saved', { targetId: id, companyId: own.companyId, after: { name: was.name, version } }, side);
  return { version };
};
