import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SaveConnection } from '@mall/contract/punchout/punchout.rules.ts';
import { mostConnections } from '@mall/contract/punchout/punchout.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { findBuyer } from '../account/find-buyer.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { makeKeyName, makeSecret } from '../kernel/make-secret.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { requireAddress } from '../member/address.queries.ts';
import { readHookAddress } from '../open/hook-address.ts';
import { companyOf } from '../open/open-key.queries.ts';

/** Every place is one that who is acted as may have goods sent to. */
const requirePlaces = async (tx: Tx, side: BuyerSide, ids: ReadonlySet<Id>): Promise<void> => {
  for (const id of ids)
    try {
      await requireAddress(tx, side, id);
    } catch (error) {
      throw error instanceof Refusal ? refuse('punchout.address_wrong') : error;
    }
};

const requireSound = async (tx: Tx, companyId: Id, given: SaveConnection, config: House['config']): Promise<void> => {
  if (given.papersUrl !== '' && !readHookAddress(given.papersUrl, config)) throw refuse('punchout.papers_url_wrong');
  const buyer = await findBuyer(tx, given.memberId);
  if (!buyer || buyer.companyId !== companyId || !buyer.rights.has('order:buy')) throw refuse('punchout.member_unfit');
  const places = new Set([...(given.addressId ? [given.addressId] : []), ...given.shipTo.map(({ addressId }) => addressId)]);
  await requirePlaces(tx, { ...buyer, reach: 'own' }, places);
};

const columns = sql`name, protocol, from_domain, from_identity, sender_identity, member_id, by_email, hosts, papers_url, pay_mode, address_id, ship_to, updated_by`;
const valuesOf = (
  given: SaveConnection,
  side: BuyerSide,
) => sql`${given.name}, ${given.protocol}, ${given.fromDomain}, ${given.fromIdentity}, ${given.senderIdentity},
  ${given.memberId}::bigint, ${given.byEmail}::boolean, ${sql.param([...new Set(given.hosts)])}::text[], ${given.papersUrl}, ${given.payMode}, ${given.addressId}::bigint,
  ${JSON.stringify(given.shipTo)}::jsonb, ${side.memberId}::bigint`;

/** Connects a purchasing system of the company's. The secret is made here, so that nobody takes one that he uses elsewhere. */
export const makeConnection = async (
  tx: Tx,
  side: BuyerSide,
  given: SaveConnection,
  { config, sealer }: Pick<House, 'config' | 'sealer'>,
): Promise<{ key: string; secret: string }> => {
  const companyId = companyOf(side);
  await tx.execute(sql`select from company where id = ${companyId} for no key update`);
  const [live] = await readRows(tx, TotalRow)`
    select count(*)::int as total from punchout_connection where company_id = ${companyId} and removed_at is null`;
  if ((live?.total ?? 0) >= mostConnections) throw refuse('punchout.too_many');
  await requireSound(tx, companyId, given, config);
  const made = { key: makeKeyName('PU', 16), secret: makeSecret() };
  await tx.execute(sql`
    insert into punchout_connection (company_id, key, secret, ${columns}) values (${companyId}, ${made.key}, ${sealer.seal(made.secret)}, ${valuesOf(given, side)})`);
  await writeAudit(tx, 'punchout.saved', { companyId, target: given.name, after: { key: made.key, ...given } }, side);
  return made;
};

const Before = z.strictObject({ name: z.string(), hosts: z.array(z.string()), memberId: z.string() });

/** Changes what a connection may do; who it is stays. */
export const editConnection = async (
  tx: Tx,
  side: BuyerSide,
  { id, ...given }: SaveConnection & { id: Id },
  { config }: Pick<House, 'config'>,
): Promise<null> => {
  const companyId = companyOf(side);
  const [before] = await readRows(tx, Before)`
    select name, hosts, member_id::text as "memberId" from punchout_connection where id = ${id} and company_id = ${companyId} and removed_at is null for update`;
  if (!before) throw refuse('punchout.connection_gone');
  await requireSound(tx, companyId, given, config);
  await tx.execute(sql`update punchout_connection set (${columns}) = (${valuesOf(given, side)}), updated_at = now() where id = ${id}`);
  await writeAudit(tx, 'punchout.saved', { companyId, target: given.name, before, after: given }, side);
  return null;
};
