import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { tellPages } from '../tell-pages.ts';

const Gone = z.strictObject({ name: z.string() });

/** Takes a block away with what stands below it. */
export const removeBlock = async (tx: Tx, side: MallSide, id: Id): Promise<void> => {
  const [gone] = await readRows(tx, Gone)`delete from custom_class where id = ${id} returning name ->> 'zh' as name`;
  if (!gone) throw refuse('kernel.not_found');
  await tellPages(tx);
  await writeAudit(tx, 'content.list_changed', { target: gone.name, before: { kind: 'block' } }, side);
};
