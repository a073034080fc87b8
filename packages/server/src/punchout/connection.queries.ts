import { createHash, timingSafeEqual } from 'node:crypto';
import { Id } from '@mall/contract/kernel/fields.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import { punchoutProtocols } from '@mall/contract/punchout/punchout.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { openSealed } from '../kernel/open-sealed.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { Sealer } from '../kernel/sealer.ts';

const ShipTo = z.array(z.strictObject({ code: z.string(), addressId: Id }));

const Row = z.strictObject({
  id: Id,
  companyId: Id,
  name: z.string(),
  protocol: z.enum(punchoutProtocols),
  key: z.string(),
  sealed: z.instanceof(Buffer),
  fromDomain: z.string(),
  fromIdentity: z.string(),
  senderIdentity: z.string(),
  memberId: Id,
  byEmail: z.boolean(),
  hosts: z.array(z.string()),
  papersUrl: z.string(),
  payMode: z.enum(payModes),
  addressId: Id.nullable(),
  shipTo: ShipTo,
  open: z.boolean(),
});
export type Connection = Omit<z.infer<typeof Row>, 'sealed'>;

/** A connection that is there, by the key that its system names or by its number, and its secret. */
export const findConnection = async (
  tx: Tx,
  sealer: Sealer,
  by: { key: string } | { id: Id },
): Promise<(Connection & { secret: string }) | undefined> => {
  const which = 'key' in by ? sql`p.key = ${by.key}` : sql`p.id = ${by.id}`;
  const [row] = await readRows(tx, Row)`
    select p.id::text, p.company_id::text as "companyId", p.name, p.protocol, p.key, p.secret as sealed, p.from_domain as "fromDomain", p.from_identity as "fromIdentity",
      p.sender_identity as "senderIdentity", p.member_id::text as "memberId", p.by_email as "byEmail", p.hosts, p.papers_url as "papersUrl", p.pay_mode as "payMode",
      p.address_id::text as "addressId", p.ship_to as "shipTo", p.state = 'on' and p.blocked_at is null and c.state = 'active' as open
    from punchout_connection p join company c on c.id = p.company_id where ${which} and p.removed_at is null`;
  if (!row) return undefined;
  const { sealed, ...connection } = row;
  const secret = openSealed(sealer, sealed);
  return secret === undefined ? undefined : { ...connection, secret };
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long for a wrong secret as for a right one. */
export const isSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));
