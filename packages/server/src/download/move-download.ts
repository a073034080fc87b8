import { downloadMachine } from '@mall/contract/download/download.machine.ts';
import { sql } from 'drizzle-orm';
import { mover } from '../kernel/move.ts';

/** The only writer of the state of a made file. `times`: for how many days one is kept. */
export const { move: moveDownload, tryMove: tryMoveDownload } = mover({
  machine: downloadMachine,
  table: 'download',
  events: { table: 'download_event', of: 'download_id' },
  variant: { column: `'download'::text`, values: ['download'] },
  moved: 'download.moved',
  said: { name: 'name' },
  arriving: (state, days: number | undefined) => {
    switch (state) {
      case 'ready':
        return { ended_at: sql`now()`, expires_at: sql`now() + make_interval(days => ${days ?? 7}::int)` };
      case 'waiting':
        return {
          rows_done: sql`0`,
          tries: sql`0`,
          file: sql`''`,
          bytes: sql`null::bigint`,
          reason: sql`''`,
          fetched: sql`0`,
          expires_at: sql`null::timestamptz`,
        };
      case 'running':
        return {};
      default:
        return { ended_at: sql`now()`, file: sql`''` };
    }
  },
});
