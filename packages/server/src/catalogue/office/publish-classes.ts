import type { PublishClasses } from '@mall/contract/catalogue/class-office.rules.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { takeTime } from '../../kernel/take-time.ts';
import { takeClassesTurn } from '../shelf/papers-turn.ts';
import { makeChanges } from './make-changes.ts';
import type { Step } from './restore-attribute.ts';

const Version = z.strictObject({ version: z.int() });

const readVersion = async (tx: Tx): Promise<number> => {
  const [row] = await readRows(tx, Version)`select coalesce(max(id), 0)::int as version from class_publication`;
  return row?.version ?? 0;
};

/** One publication after the other, each upon the version that it was drawn up on. */
export const beginPublication = async (tx: Tx, version: number): Promise<void> => {
  await takeClassesTurn(tx);
  if ((await readVersion(tx)) !== version) throw refuse('class_office.changed_meanwhile');
  // A merge moves thousands of rows.
  await takeTime(tx, 30);
};

type Kept = { reason: string; changes: readonly Step[]; undo: readonly Step[] | null; undoes: number | null };

export const keepPublication = async (
  tx: Tx,
  { memberId }: MallSide,
  { reason, changes, undo, undoes }: Kept,
): Promise<{ version: number }> => {
  const [made] = await readRows(tx, Version)`
    insert into class_publication (member_id, reason, changes, undo, undoes)
    values (${memberId}, ${reason}, ${JSON.stringify(changes)}::jsonb, ${undo && JSON.stringify(undo)}::jsonb, nullif(${undoes}::bigint, 0)) returning id::int as version`;
  return made as z.infer<typeof Version>;
};

/** Changes that hold together, in their order, all or none. */
export const publishClasses = async (
  tx: Tx,
  side: MallSide,
  { version, reason, changes }: PublishClasses,
): Promise<{ version: number }> => {
  await beginPublication(tx, version);
  return keepPublication(tx, side, { reason, changes, undo: await makeChanges(tx, changes), undoes: null });
};
