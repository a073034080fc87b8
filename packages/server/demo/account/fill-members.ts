import { socialPeople } from '@mall/sandbox/social-pages.ts';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { pictureAddress } from '../../src/content/render-picture.ts';
import type { DemoStore } from '../catalogue/make-goods.ts';
import { leadingCompany } from '../company/fill-companies.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { readPeople } from '../kit/demo-data.ts';
import { type DemoMember, demoApplicants, demoColleagues, demoFounders, demoLeaving, demoMembers, demoPassword } from './demo-members.ts';

const staff = (): DemoMember[] =>
  readPeople().people.map((person) => ({
    mobile: person.mobile,
    name: person.name,
    who: person.title,
    audience: 'buyer',
    accountType: 2,
    companyId: leadingCompany,
    department: person.department,
    ...(person.role === 'member' ? {} : { role: `company_${person.role}` as const }),
  }));

/** The demo accounts and the staff of the first company, all with the same password; its hash is made once, because fifty would take seconds. */
export const fillMembers = async (
  client: pg.PoolClient,
  stores: readonly DemoStore[],
  departments: ReadonlyMap<string, number>,
): Promise<void> => {
  const members = [...demoMembers, ...staff(), ...demoFounders, ...demoApplicants, demoLeaving, ...demoColleagues];
  const passwordHash = await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const idOf = (member: DemoMember) => members.indexOf(member) + 1;
  const departmentOf = (member: DemoMember) => (member.department ? (departments.get(member.department) ?? null) : null);
  await copyRows(
    client,
    'member',
    members.map((member, at) => ({
      id: at + 1,
      mobile: member.mobile,
      member_name: member.name,
      nick_name: member.name,
      avatar: pictureAddress('avatars', `avatar-${String((at % 12) + 1).padStart(2, '0')}`),
      audience: member.audience,
      account_type: member.accountType,
      company_id: member.companyId ?? null,
      department_id: departmentOf(member),
      store_id: member.store ? (stores.find((store) => store.name === member.store)?.id ?? null) : null,
      zone_id: member.zoneId ?? null,
      password_hash: passwordHash,
    })),
  );
  const roles = new Map(
    (await client.query<{ key: string; id: string }>('select key, id from role where company_id is null')).rows.map((row) => [
      row.key,
      row.id,
    ]),
  );
  const held = members.flatMap((member) => {
    if (!member.role) return [];
    const id = roles.get(member.role);
    if (!id) throw new Error(`no built-in role ${member.role}`);
    return [{ member_id: idOf(member), role_id: id }];
  });
  await copyRows(client, 'member_role', held);
  // The first person of the sandbox's platform scans into the first account.
  await copyRows(client, 'social_binding', [{ member_id: 1, open_id: socialPeople[0].openId, name: socialPeople[0].name }]);
  // The first approver of a department heads it; the demo approver comes before the staff.
  const heads = members.filter((member) => member.role === 'company_approver').toReversed();
  for (const head of heads) await client.query('update department set head_member_id = $1 where id = $2', [idOf(head), departmentOf(head)]);
  await moveIdentity(client, ['member']);
};
