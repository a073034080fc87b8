import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { findBuyer } from '../account/find-buyer.ts';
import { hashToken } from '../account/hash-token.ts';
import { openSession } from '../account/open-session.ts';
import { writeAudit } from '../account/write-audit.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { addressGroup } from '../kernel/address-group.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { createTally } from '../kernel/tally.ts';
import { noteRefusal } from './note-refusal.ts';

const Fill = z.array(z.strictObject({ specId: Id, num: z.int() }));
const Row = z.strictObject({ id: Id, companyId: Id, memberId: Id, landOn: z.string(), fill: Fill, looks: z.boolean(), open: z.boolean() });

/** As long as somebody chooses; who leaves it lying is out soon. */
const life = { days: 1, idleHours: 2, narrow: true };

const Named = z.strictObject({ id: Id, companyId: Id, name: z.string() });

/** In the name of which connection somebody came with a start page that is spent, too old or shut; of a made-up one nobody knows. */
const noteRefused = async ({ db }: House, from: Omit<Visitor, 'actor'>, key: string, reason: string): Promise<void> => {
  const [connection] = await readRows(db, Named)`
    select p.id::text, p.company_id::text as "companyId", p.name from punchout_visit v join punchout_connection p on p.id = v.connection_id where v.start_hash = ${hashToken(key)}`;
  await noteRefusal(db, { connection, reason, from: { address: from.address, device: from.device }, audited: true });
};

/** Lets in who comes by a start page, and writes down whom it refuses; who guesses is stopped, by his address. */
export const enterOrNote = (house: House) => {
  const refused = createTally(house.config.WIRE_FAILURES, 60_000);
  return async (visitor: Omit<Visitor, 'actor'>, key: string): Promise<{ token: string; url: string }> => {
    const from = addressGroup(visitor.address);
    if (refused.isOver(from)) throw refuse('kernel.too_often');
    try {
      return await enterVisit(house, visitor, key);
    } catch (error) {
      if (error instanceof Refusal) {
        refused.add(from);
        await noteRefused(house, visitor, key, error.code);
      }
      throw error;
    }
  };
};

/** Who comes by a start page: it is good once. Whoever is signed in here stays so unless it is good. */
const enterVisit = async ({ db }: House, visitor: Omit<Visitor, 'actor'>, key: string): Promise<{ token: string; url: string }> => {
  const { proof, url } = await inTransaction(db, async (tx) => {
    const [visit] = await readRows(tx, Row)`
      update punchout_visit v set entered_at = now() from punchout_connection p
      where v.start_hash = ${hashToken(key)} and v.entered_at is null and v.start_until > now() and p.id = v.connection_id
      returning v.id::text, v.company_id::text as "companyId", v.member_id::text as "memberId", v.land_on as "landOn", v.operation = 'inspect' as looks, v.fill, p.state = 'on' and p.removed_at is null and p.blocked_at is null as open`;
    if (!visit) throw refuse('punchout.start_gone');
    const buyer = visit.open ? await findBuyer(tx, visit.memberId) : undefined;
    if (!buyer || buyer.companyId !== visit.companyId) throw refuse('punchout.connection_gone');
    const from = { device: visitor.device, address: visitor.address, way: 'punchout' };
    const opened = await openSession(tx, { id: visit.memberId, audience: 'buyer' }, from, { ...life, looksOnly: visit.looks });
    const [entered] = await readRows(tx, IdRow)`
      update punchout_visit set session_id = (select id from member_session where token_hash = ${hashToken(opened.token)}) where id = ${visit.id} returning session_id::text as id`;
    if (visit.fill.length > 0) await addToCart(tx, { ...buyer, sessionId: entered?.id ?? '', narrow: true, reach: 'own' }, visit.fill);
    await writeAudit(tx, 'account.signed_in', { way: 'punchout', from: visitor }, visit.memberId);
    return { proof: opened, url: visit.landOn };
  });
  visitor.giveCompanion('buyer', proof.companion);
  return { token: proof.token, url };
};
