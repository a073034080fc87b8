import { type SQL, sql } from 'drizzle-orm';

/** Whether a row still waits for something, by the machine of its state. Written out, so that the indexes of what waits serve it. */
export const isOpen = ({ open }: { open: readonly string[] }, column: string): SQL =>
  sql.raw(`${column} in (${open.map((state) => `'${state}'`).join(', ')})`);
