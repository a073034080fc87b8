import type { Language } from '@mall/contract/kernel/language.ts';
import type { MemberHome } from '@mall/contract/member/member.api.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { member, memberRole, role } from '../account/account.table.ts';
import { roleNameIn } from '../account/role-name-in.ts';
import { zone, zoneCompany } from '../catalogue/catalogue.table.ts';
import { company } from '../company/company.table.ts';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { wordOf } from '../kernel/word-of.ts';

/** A role of another company gives nothing, so it is not shown either. */
const rolesOf = (
  column: typeof role.id | SQL,
) => sql`array(select ${column} from ${memberRole} join ${role} on ${role.id} = ${memberRole.roleId}
  where ${memberRole.memberId} = ${member.id} and (${role.companyId} is null or ${role.companyId} = ${member.companyId}) order by ${role.id})`;

/** All of the personal head but the cart, which stands to the right of this room. */
export const requireMemberHome = async (tx: Tx, actor: Member, language: Language): Promise<Omit<MemberHome, 'shoppingCart'>> => {
  const [row] = await tx
    .select({
      id: member.id,
      memberMobile: member.mobile,
      memberName: member.memberName,
      nickName: member.nickName,
      memberAvatar: member.avatar,
      accountType: member.accountType,
      audience: member.audience,
      companyName: company.name,
      certified: sql<boolean>`coalesce(${company.state} = 'active', false)`,
      departmentName: sql<string>`coalesce((select d.name from department d where d.id = ${member.departmentId} and d.company_id = ${member.companyId}), '')`,
      roleNames: sql<string[]>`case when ${member.companyId} is null then '{}' else ${rolesOf(roleNameIn(language, 'role'))} end`,
      roleIds: sql<string[]>`${rolesOf(role.id)}`,
      zoneId: zone.id,
      zoneNames: zone.names,
    })
    .from(member)
    .leftJoin(company, eq(company.id, member.companyId))
    .leftJoin(zoneCompany, eq(zoneCompany.companyId, member.companyId))
    .leftJoin(zone, and(eq(zone.id, sql`coalesce(${member.zoneId}, ${zoneCompany.zoneId})`), eq(zone.open, true)))
    .where(eq(member.id, actor.memberId));
  if (!row) throw refuse('kernel.session_expired');
  const { zoneNames, companyName, ...rest } = row;
  const narrow = actor.kind === 'buyer' && actor.narrow;
  return { ...rest, companyName: companyName ?? '', zoneName: wordOf(zoneNames, language), ...(narrow && { narrow }) };
};
