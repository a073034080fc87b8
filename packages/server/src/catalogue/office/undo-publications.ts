import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { makeChanges } from './make-changes.ts';
import { beginPublication, keepPublication } from './publish-classes.ts';
import { Step } from './restore-attribute.ts';

const Later = z.strictObject({ version: z.int(), undo: z.array(Step).nullable() });
type Input = { version: number; to: number; reason: string };

/** Brings classes and attributes back to how an earlier publication left them, as a publication of its own: what came after it is undone, the latest first, all or none. */
export const undoPublications = async (tx: Tx, side: MallSide, { version, to, reason }: Input): Promise<{ version: number }> => {
  await beginPublication(tx, version);
  const later = await readRows(tx, Later)`select id::int as version, undo from class_publication where id > ${to} order by id desc`;
  if (to >= version || later.length === 0) throw refuse('kernel.not_found');
  const bound = later.find(({ undo }) => undo === null);
  if (bound) throw refuse('class_office.undo_impossible', { version: bound.version });
  let back: readonly Step[] | null = [];
  for (const { undo } of later) back = await makeChanges(tx, undo ?? [], back);
  const changes = later.flatMap(({ undo }) => undo ?? []);
  return keepPublication(tx, side, { reason, changes, undo: back, undoes: to });
};
