import { factorTries } from '@mall/contract/account/counter.rules.ts';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { signInTicket, type TicketPurpose } from './factor.table.ts';
import { hashToken } from './hash-token.ts';

const isOpen = and(isNull(signInTicket.usedAt), gt(signInTicket.expiresAt, sql`now()`));

/** One try of the few that a ticket has, counted before anything is looked at, so that tries made at once do not all pass as the first. */
export const tryTicket = async (tx: Tx, token: string, purposes: readonly TicketPurpose[]) => {
  const [ticket] = await tx
    .update(signInTicket)
    .set({ tries: sql`${signInTicket.tries} + 1` })
    .where(
      and(
        eq(signInTicket.tokenHash, hashToken(token)),
        inArray(signInTicket.purpose, [...purposes]),
        isOpen,
        lt(signInTicket.tries, factorTries),
      ),
    )
    .returning();
  if (!ticket) throw refuse('account.ticket_gone');
  return { ...ticket, triesLeft: factorTries - ticket.tries };
};

/** The ticket without a try: what is asked for here cannot be guessed. */
export const requireTicket = async (tx: Tx, token: string, purpose: TicketPurpose) => {
  const [ticket] = await tx
    .select()
    .from(signInTicket)
    .where(and(eq(signInTicket.tokenHash, hashToken(token)), eq(signInTicket.purpose, purpose), isOpen));
  if (!ticket) throw refuse('account.ticket_gone');
  return ticket;
};

export type Ticket = Awaited<ReturnType<typeof tryTicket>>;

/** A ticket leads in once. */
export const spendTicket = async (tx: Tx, { id }: Ticket): Promise<void> => {
  const { rowCount } = await tx
    .update(signInTicket)
    .set({ usedAt: sql`now()` })
    .where(and(eq(signInTicket.id, id), isOpen));
  if (rowCount !== 1) throw refuse('account.ticket_gone');
};
