import type { ErrorCode } from '@mall/contract/errors.ts';
import { decorationFaults } from '@mall/contract/store/decoration.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { layDecoration } from './lay-decoration.ts';
import { lockDecoration } from './lock-decoration.ts';

/** Shows buyers the draft that was looked at. */
export const publishDecoration = async (tx: Tx, side: StoreSide, revision: number): Promise<{ version: number }> => {
  const draft = await lockDecoration(tx, side.storeId);
  if (draft.revision === 0) throw refuse('store.decoration_none');
  if (draft.revision !== revision) throw refuse('store.decoration_moved');
  const [fault] = decorationFaults(draft.fields);
  if (fault) throw refuse(fault.code as ErrorCode);
  const version = await layDecoration(tx, side, draft.fields);
  await tx.execute(sql`delete from store_decoration_draft where store_id = ${side.storeId}`);
  return { version };
};
