import { LayoutContent } from '@mall/contract/content/layout.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

const Who = z.strictObject({ name: z.string() });
const Kept = z.strictObject({ content: LayoutContent });

/** Says who has saved meanwhile; where nobody has, the draft was published or given up. */
export const refuseOlder = async (tx: Tx, page: string): Promise<never> => {
  const [who] = await readRows(tx, Who)`
    select m.member_name as name from layout_draft d join member m on m.id = d.saved_by where d.zone_id = ${page}`;
  throw who ? refuse('content.draft_changed', { name: who.name }) : refuse('content.version_gone');
};

/** Takes the draft away that the editor has seen, for a version. */
export const takeDraft = async (tx: Tx, page: string, revision: number): Promise<LayoutContent> => {
  const [kept] = await readRows(tx, Kept)`delete from layout_draft where zone_id = ${page} and revision = ${revision} returning content`;
  return kept?.content ?? refuseOlder(tx, page);
};

/** Lays what was taken back into the draft, unless somebody has begun another. */
export const putDraftBack = async (tx: Tx, page: string, content: LayoutContent, memberId: Id): Promise<void> => {
  await readRows(tx, z.strictObject({}))`
    insert into layout_draft (zone_id, content, revision, saved_by) values (${page}, ${JSON.stringify(content)}::jsonb, 1, ${memberId}) on conflict do nothing`;
};
