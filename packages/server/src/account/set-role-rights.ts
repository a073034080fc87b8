import type { companyRoleApi } from '@mall/contract/account/company-role.api.ts';
import { isRightName, rights } from '@mall/contract/account/rights.ts';
import { goesAsFar, type Reach, reaches } from '@mall/contract/kernel/access.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { forgetActors } from './actor-cache.ts';
import { lockPeopleFor, managePeople, requireAdministrator } from './administrators.ts';
import { lockRole } from './lock-role.ts';
import { writeAudit } from './write-audit.ts';

const Given = z.strictObject({ name: z.string(), reach: z.enum(reaches) });

/** Taking is free; giving, or giving farther, needs the same right as far in the giver's own hands. */
const refuseBeyond = (side: BuyerSide, language: Language, name: string, before: Reach | undefined, after: Reach | null): void => {
  if (!isRightName(name) || !rights[name].holders.includes('buyer')) throw refuse('kernel.not_found');
  if (after === null || goesAsFar(before, after) || goesAsFar(side.rights.get(name), after)) return;
  throw refuse('role.beyond', { right: rights[name].words[language] });
};

/** Gives and takes rights of a role, all of it or nothing; whoever holds the role has it so within a second, on every node. */
export const setRoleRights = async (
  tx: Tx,
  visitor: Pick<Visitor, 'address' | 'device' | 'language'>,
  asker: BuyerSide,
  { id, version, changes }: BodyOf<typeof companyRoleApi.setRights>,
) => {
  const side = await lockPeopleFor(tx, asker);
  const { companyId } = side;
  const role = await lockRole(tx, side, id, version);
  const given = new Map(
    (await readRows(tx, Given)`select right_name as name, reach from role_right where role_id = ${id}`).map((row) => [row.name, row.reach]),
  );
  const before: Record<string, Reach | null> = {};
  const after: Record<string, Reach | null> = {};
  for (const { name, reach } of changes) {
    refuseBeyond(side, visitor.language, name, given.get(name), reach);
    before[name] = given.get(name) ?? null;
    after[name] = reach;
    await tx.execute(
      reach === null
        ? sql`delete from role_right where role_id = ${id} and right_name = ${name}`
        : sql`insert into role_right (role_id, right_name, reach) values (${id}, ${name}, ${reach}) on conflict (role_id, right_name) do update set reach = excluded.reach`,
    );
  }
  if (companyId !== undefined && managePeople in after) await requireAdministrator(tx, companyId);
  await tx.execute(sql`update role set version = version + 1 where id = ${id}`);
  const [held] = await readRows(tx, TotalRow)`select count(*)::int as total from member_role where role_id = ${id}`;
  const people = held?.total ?? 0;
  await writeAudit(
    tx,
    'role.rights_changed',
    { companyId: side.companyId, targetId: id, target: role.name, people, from: visitor, before, after },
    side.memberId,
  );
  forgetActors();
  return { version: version + 1, memberCount: people };
};
