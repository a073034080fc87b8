import { randomBytes } from 'node:crypto';
import { Id } from '@mall/contract/kernel/fields.ts';
import { punchoutOperations } from '@mall/contract/punchout/punchout.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { hashToken } from '../account/hash-token.ts';
import { dropLines, readLines } from '../cart/read-lines.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { keptLines, readChosen, totalOf } from './read-returned.ts';

const Row = z.strictObject({ id: Id, connectionId: Id, companyId: Id, operation: z.enum(punchoutOperations) });

const backMinutes = 10;
/** As long as an order for it is taken, if its prices still hold then. */
const keptDays = 30;

/** Keeps what is sent back, at the prices of this moment; the visit's cart ends with it. Gives the key of the page that brings it there. */
export const giveBackCart = async (tx: Tx, side: BuyerSide): Promise<string> => {
  const [visit] = await readRows(tx, Row)`
    select id::text, connection_id::text as "connectionId", company_id::text as "companyId", operation from punchout_visit
    where session_id = ${side.sessionId} and member_id = ${side.memberId} and returned_at is null for update`;
  if (!visit) throw refuse('punchout.not_visiting');
  const cartId = visit.operation === 'inspect' ? null : await keepCart(tx, side, visit);
  const back = randomBytes(32).toString('base64url');
  await tx.execute(sql`
    update punchout_visit set returned_at = now(), cart_id = ${cartId}, back_hash = ${hashToken(back)}, back_until = now() + make_interval(mins => ${backMinutes})
    where id = ${visit.id}`);
  return back;
};

const keepCart = async (tx: Tx, side: BuyerSide, visit: z.infer<typeof Row>): Promise<Id> => {
  const chosen = await readChosen(tx, side);
  if (chosen.length === 0) throw refuse('cart.nothing_selected');
  const lines = keptLines(chosen);
  const [cart] = await readRows(tx, z.strictObject({ id: Id }))`
    insert into punchout_cart (key, connection_id, company_id, member_id, lines, total_fen, good_until)
    values (${randomBytes(16).toString('base64url')}, ${visit.connectionId}, ${visit.companyId}, ${side.memberId}, ${JSON.stringify(lines)}::jsonb, ${totalOf(chosen)},
      now() + make_interval(days => ${keptDays}))
    returning id::text`;
  await dropLines(tx, await readLines(tx, side));
  return (cart as { id: Id }).id;
};
