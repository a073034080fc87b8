import { randomBytes } from 'node:crypto';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { hashToken } from '../account/hash-token.ts';
import type { Buyer } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import type { Connection } from './connection.queries.ts';
import type { SetupOperation } from './cxml.rules.ts';
import { findKeptCart } from './kept-cart.queries.ts';
import { PunchFault } from './punch-fault.ts';
import { returnUrl } from './return-url.ts';

const startMinutes = 5;

type Asked = {
  operation: SetupOperation;
  buyerCookie: string;
  url: string;
  oci?: { okCode: string; target: string; caller: string } | undefined;
  landOn?: string | undefined;
  items: readonly { partId: string; auxiliaryId: string; quantity: string }[];
};

export const piecesOf = (text: string): number | undefined => {
  const number = Number(text);
  return /^\d{1,7}(?:\.0{1,6})?$/.test(text) && number > 0 ? number : undefined;
};

/** What of a cart that went back before is taken up again: lines of that cart alone, in the number that the other side has by now. */
const takenUp = async (tx: Tx, connection: Connection, { items }: Asked) => {
  const keys = new Set(items.map(({ auxiliaryId }) => auxiliaryId));
  const [key] = keys;
  const cart = keys.size === 1 && key ? await findKeptCart(tx, connection.id, key) : undefined;
  if (!cart) throw new PunchFault(406, 'SupplierPartAuxiliaryID names no cart that was returned over this connection');
  const known = new Set(cart.lines.map(({ specId }) => specId));
  const fill = items.flatMap(({ partId, quantity }) => {
    const num = piecesOf(quantity);
    return Id.safeParse(partId).success && known.has(partId) && num ? [{ specId: partId, num }] : [];
  });
  return { cartId: cart.id, fill };
};

const landings: Readonly<Record<SetupOperation, string>> = { create: '/', edit: '/shoppingCar', inspect: '/punchout/inspect' };

/** Lets somebody in whom a proved connection sends: the key of his start page is good once, for minutes. */
export const openVisit = async (tx: Tx, connection: Connection, buyer: Buyer, asked: Asked, plainAllowed: boolean): Promise<string> => {
  const { operation, buyerCookie, oci = {}, landOn = landings[operation] } = asked;
  const url = returnUrl(asked.url, connection.hosts, plainAllowed);
  if (!url) throw new PunchFault(403, 'The cart may not be returned to this address: its host is not one of the connection');
  const taken = operation === 'create' ? undefined : await takenUp(tx, connection, asked);
  const key = randomBytes(32).toString('base64url');
  await tx.execute(sql`
    insert into punchout_visit (connection_id, company_id, member_id, operation, buyer_cookie, return_url, oci, land_on, from_cart_id, fill, start_hash, start_until)
    values (${connection.id}, ${connection.companyId}, ${buyer.memberId}, ${operation}, ${buyerCookie}, ${url.href}, ${JSON.stringify(oci)}::jsonb, ${landOn},
      ${taken?.cartId ?? null}, ${JSON.stringify(operation === 'edit' ? (taken?.fill ?? []) : [])}::jsonb, ${hashToken(key)}, now() + make_interval(mins => ${startMinutes}))`);
  await tx.execute(sql`update punchout_connection set last_used_at = now() where id = ${connection.id}`);
  return key;
};
