import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { makeSecret } from '../kernel/make-secret.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Sealer } from '../kernel/sealer.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { companyOf } from '../open/open-key.queries.ts';

const Row = z.strictObject({ key: z.string(), name: z.string(), was: z.enum(['on', 'off']) });

const change = async (tx: Tx, side: BuyerSide, id: Id, to: SQL): Promise<z.infer<typeof Row>> => {
  const [row] = await readRows(tx, Row)`
    with before as materialized (select id, state from punchout_connection where id = ${id} and company_id = ${companyOf(side)} and removed_at is null for no key update)
    update punchout_connection p set ${to}, updated_by = ${side.memberId}, updated_at = now() from before
    where p.id = before.id returning p.key, p.name, before.state as was`;
  if (!row) throw refuse('punchout.connection_gone');
  return row;
};

/** Another secret; who comes with the old one is refused from this moment. */
export const renewPunchoutSecret = async (tx: Tx, side: BuyerSide, id: Id, sealer: Sealer): Promise<{ key: string; secret: string }> => {
  const secret = makeSecret();
  const { key, name } = await change(tx, side, id, sql`secret = ${sealer.seal(secret)}, secret_since = now()`);
  await writeAudit(tx, 'punchout.secret_renewed', { companyId: companyOf(side), target: name, after: { key } }, side);
  return { key, secret };
};

/** Whether anybody comes in and papers go out; who is in already goes on to the end of his visit. */
export const switchConnection = async (tx: Tx, side: BuyerSide, { id, on }: { id: Id; on: boolean }): Promise<null> => {
  const { name, was } = await change(tx, side, id, sql`state = ${on ? 'on' : 'off'}`);
  await writeAudit(
    tx,
    'punchout.switched',
    { companyId: companyOf(side), target: name, before: { on: was === 'on' }, after: { on } },
    side,
  );
  return null;
};

/** Ends a connection for good; what came over it stays. */
export const removeConnection = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const { key, name } = await change(tx, side, id, sql`state = 'off', removed_at = now()`);
  await writeAudit(tx, 'punchout.removed', { companyId: companyOf(side), target: name, before: { key } }, side);
  return null;
};
