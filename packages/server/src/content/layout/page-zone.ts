import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Under which number versions and drafts of a page are kept: its zone's; the home page's is 0. */
export const keptUnder = (zoneId: Id | undefined): string => zoneId ?? '0';
export const zoneOf = (kept: string): Id | undefined => (kept === '0' ? undefined : kept);

const One = z.strictObject({ one: z.int() });

/** There is a page to arrange. */
export const requirePage = async (tx: Tx, zoneId: Id | undefined): Promise<void> => {
  if (zoneId === undefined) return;
  const [zone] = await readRows(tx, One)`select 1 as one from zone where id = ${zoneId}`;
  if (!zone) throw refuse('kernel.not_found');
};
