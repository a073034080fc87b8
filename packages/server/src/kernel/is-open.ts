import { type SQL, sql } from 'drizzle-orm';

/** Whether a row is in one of some states of its machine. Written out, so that partial indexes of the same words serve it. */
export const isIn = (states: readonly string[], column: string): SQL =>
  sql.raw(`${column} in (${states.map((state) => `'${state}'`).join(', ')})`);

/** Whether a row still waits for something, by the machine of its state. */
export const isOpen = ({ open }: { open: readonly string[] }, column: string): SQL => isIn(open, column);
