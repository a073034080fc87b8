import { utimes } from 'node:fs/promises';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { downloadPath } from './download-path.ts';

const Row = z.strictObject({ file: z.string() });

type Leaving = { readonly side: { readonly memberId: Id }; readonly config: Pick<Config, 'DATA_DIR'> };

/** The rows go with the transaction. A file is made old, so that the sweep of strays takes it within a minute of that, and leaves it when it failed. */
export const eraseDownloads = async (tx: Tx, { side: { memberId }, config }: Leaving): Promise<void> => {
  const rows = await readRows(tx, Row)`delete from download where member_id = ${memberId} returning file`;
  await tx.execute(sql`delete from own_data_asking where member_id = ${memberId}`);
  for (const { file } of rows) if (file !== '') await utimes(downloadPath(config, file), 0, 0).catch(() => {});
};
