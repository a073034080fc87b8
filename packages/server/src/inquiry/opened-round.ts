import { type SQL, sql } from 'drizzle-orm';
import { refuse } from '../kernel/refusal.ts';

/** The last round of an inquiry `q` that was opened: an opening reads one quote at least. */
export const lastOpened: SQL = sql`coalesce((select max(i.round) from invitation i join quotation t on t.invitation_id = i.id where i.inquiry_id = q.id and t.opened is not null), 0)`;

/** Which round may be read: the one that is asked for, or the last that was opened. One that runs, or ended without an opening, is sealed. */
export const openedRound = (latest: number, asked: number | undefined): { latest: number; round: number } => {
  if (latest < 1) throw refuse('inquiry.sealed');
  return { latest, round: Math.min(asked ?? latest, latest) };
};
