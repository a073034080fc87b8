import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

/** A line as it was sent back, with the spec that it is of. */
export const KeptLine = z.strictObject({
  lineNumber: z.int(),
  specId: Id,
  num: z.int(),
  unitFen: z.int(),
  name: z.string(),
  unit: z.string(),
});
export type KeptLine = z.infer<typeof KeptLine>;

const Kept = z.strictObject({ id: Id, lines: z.array(KeptLine), good: z.boolean() });
export type KeptCart = z.infer<typeof Kept>;

/** A cart that went back over this very connection; of another's nothing is known here. */
export const findKeptCart = async (tx: Tx, connectionId: Id, key: string): Promise<KeptCart | undefined> => {
  const [row] = await readRows(tx, Kept)`
    select id::text, lines, good_until > now() as good from punchout_cart where connection_id = ${connectionId} and key = ${key}`;
  return row;
};
