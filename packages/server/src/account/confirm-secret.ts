import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Sealer } from '../kernel/sealer.ts';
import { setFactor } from './set-factor.ts';
import { stepOfCode } from './totp.ts';
import { spendTicket, type Ticket } from './try-ticket.ts';

const Now = z.strictObject({ now: z.number() });

/** Sets the second factor whose secret the ticket carries, once a code shows that the authenticator has it; gives the recovery codes. */
export const confirmSecret = async (tx: Tx, sealer: Sealer, ticket: Ticket, code: string): Promise<string[] | undefined> => {
  const [row] = await readRows(tx, Now)`select extract(epoch from now())::float8 as now`;
  const step = row && ticket.secret && stepOfCode(sealer.open(ticket.secret), code, row.now);
  if (step === undefined || step === null || ticket.secret === null) return undefined;
  await spendTicket(tx, ticket);
  // At the door, and where there was none yet, the password alone was shown: who has set up his own meanwhile keeps it.
  const codes = await setFactor(tx, sealer, { memberId: ticket.memberId, secret: ticket.secret, step }, ticket.purpose === 'change');
  if (codes === undefined) throw refuse('account.ticket_gone');
  return codes;
};
