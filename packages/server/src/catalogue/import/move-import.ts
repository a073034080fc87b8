import { importMachine } from '@mall/contract/catalogue/goods-import.machine.ts';
import { sql } from 'drizzle-orm';
import { mover } from '../../kernel/move.ts';

/** The only writer of the state of an import. */
export const { move: moveImport, tryMove: tryMoveImport } = mover({
  machine: importMachine,
  table: 'goods_import',
  events: { table: 'goods_import_event', of: 'import_id' },
  variant: { column: `'import'::text`, values: ['import'] },
  moved: 'goods.import_moved',
  arriving: (state) => {
    switch (state) {
      case 'checking':
      case 'writing':
        return {
          rows_done: sql`0`,
          attempts: sql`0`,
          heard_at: sql`null::timestamptz`,
          failures: sql`'[]'::jsonb`,
          ended_at: sql`null::timestamptz`,
          told_at: sql`null::timestamptz`,
        };
      case 'written':
      case 'failed':
      case 'cancelled':
        return { ended_at: sql`now()` };
      default:
        return {};
    }
  },
});
