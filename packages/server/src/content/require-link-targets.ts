import type { RelationType } from '@mall/contract/content/layout.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Gone = z.strictObject({ name: z.string(), id: Id });

/** `name`: of what leads there, as the refusal says it. */
export type Leading = { name: string; relationType: RelationType; relationTarget: string };

/** What a page leads to by its number is there; whether it is still sold is looked at when the page is shown. */
export const requireLinkTargets = async (tx: Tx, links: readonly Leading[]): Promise<void> => {
  const asked = links.flatMap(({ name, relationType: kind, relationTarget: id }) => (Id.safeParse(id).success ? [{ name, kind, id }] : []));
  if (asked.length === 0) return;
  const [gone] = await readRows(tx, Gone)`
    select l.name, l.id::text from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as l (name text, kind text, id bigint)
    where not case l.kind when 'goods' then exists (select from goods where id = l.id) when 'class' then exists (select from goods_class where id = l.id)
      when 'brand' then exists (select from brand where id = l.id) when 'store' then exists (select from store where id = l.id)
      when 'zone' then exists (select from zone where id = l.id) when 'article' then exists (select from article where id = l.id) else true end limit 1`;
  if (gone) throw refuse('content.target_gone', gone);
};
