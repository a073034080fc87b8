import type { Menu } from '@mall/contract/account/account.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { asc } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { frontMenu } from './account.table.ts';

/** The personal-centre menu as this member may see it; a group without a screen left is no group. */
export const listMenu = async (tx: Tx, actor: Member, language: Language): Promise<Menu[]> => {
  const rows = await tx.select().from(frontMenu).orderBy(asc(frontMenu.sort), asc(frontMenu.id));
  const visible = rows.filter((row) => row.permission === '' || actor.rights.has(row.permission));
  const under = (parentId: string | null): Menu[] =>
    visible
      .filter((row) => row.parentId === parentId)
      .map((row) => ({ id: row.id, name: row.name[language], url: row.url, icon: row.icon, children: under(row.id) }))
      .filter((entry) => entry.url !== '' || entry.children.length > 0);
  return under(null);
};
