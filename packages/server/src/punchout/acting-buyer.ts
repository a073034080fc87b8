import * as z from 'zod';
import { findBuyer } from '../account/find-buyer.ts';
import type { Buyer } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import type { Connection } from './connection.queries.ts';
import { PunchFault } from './punch-fault.ts';

const Email = z.email().max(200);

/** The colleague whom the other side names, where the company wants that; an address that nobody confirmed names nobody. */
const named = async (tx: Tx, { companyId, byEmail }: Connection, email: string): Promise<string | undefined> => {
  if (!byEmail || !Email.safeParse(email).success) return undefined;
  const [row] = await readRows(tx, IdRow)`
    select m.id::text from member m where m.company_id = ${companyId} and m.audience = 'buyer' and m.enabled and lower(m.email) = lower(${email}) limit 1`;
  return row?.id;
};

/** Whom a connection acts as, with what he may at this moment: nobody who left the company, and nobody whom it shut out. */
export const actingBuyer = async (tx: Tx, connection: Connection, email: string): Promise<Buyer> => {
  const buyer = await findBuyer(tx, (await named(tx, connection, email)) ?? connection.memberId);
  if (!buyer || buyer.companyId !== connection.companyId)
    throw new PunchFault(403, 'The account that this connection acts as is not active in the company any more');
  return buyer;
};
