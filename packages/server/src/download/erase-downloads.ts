import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ file: z.string() });

type Leaving = { readonly side: { readonly memberId: Id }; readonly leftFiles: string[] };

/** The rows go with the transaction, their files after it. */
export const eraseDownloads = async (tx: Tx, { side: { memberId }, leftFiles }: Leaving): Promise<void> => {
  const rows = await readRows(tx, Row)`delete from download where member_id = ${memberId} returning file`;
  await tx.execute(sql`delete from own_data_asking where member_id = ${memberId}`);
  leftFiles.push(...rows.map(({ file }) => file).filter((file) => file !== ''));
};
