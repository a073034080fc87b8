import { headTarget, LayoutContent } from '@mall/contract/content/layout.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';

const Kept = z.strictObject({ id: z.string(), content: LayoutContent });

/** Of a column of layouts: those that lead to a class. */
export const leadsToClass = (content: string, classId: Id) =>
  sql`jsonb_path_exists(${sql.raw(content)}, '$.** ? ((@.relationType == "class" && @.relationTarget == $id) || (@.actionType == "class" && (@.actionParams.id == $id || @.actionParams.classId == $id)))', jsonb_build_object('id', ${classId}::text))`;

/** Two names of one thing: what is written anew has the first alone. */
const withoutClass = ({ actionParams }: LayoutContent['floors'][number]) =>
  Object.fromEntries(Object.entries(actionParams).filter(([name]) => name !== 'classId'));

const renamed = ({ floors, advs }: LayoutContent, classId: Id, intoId: Id): LayoutContent => {
  const follow = <Link extends { relationType: string; relationTarget: string }>(link: Link): Link =>
    link.relationType === 'class' && link.relationTarget === classId ? { ...link, relationTarget: intoId } : link;
  return {
    floors: floors.map((floor) => ({
      ...floor,
      ...(floor.actionType === 'class' && headTarget(floor) === classId && { actionParams: { ...withoutClass(floor), id: intoId } }),
      links: floor.links.map(follow),
    })),
    advs: advs.map((adv) => ({ ...adv, links: adv.links.map(follow) })),
  };
};

/** Whatever may be live once more leads to the class that another became part of: drafts, what waits for its moment, and versions of before. */
export const renameLayoutClass = async (tx: Tx, classId: Id, intoId: Id): Promise<void> => {
  const anew = (content: LayoutContent) => JSON.stringify(renamed(content, classId, intoId));
  const which = leadsToClass('content', classId);
  for (const { id, content } of await readRows(tx, Kept)`select zone_id::text as id, content from layout_draft where ${which} for update`)
    await tx.execute(sql`update layout_draft set content = ${anew(content)}::jsonb where zone_id = ${id}`);
  for (const { id, content } of await readRows(tx, Kept)`select id::text, content from layout_version where ${which} for update`)
    await tx.execute(sql`update layout_version set content = ${anew(content)}::jsonb where id = ${id}`);
};
