import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, system } from '../kernel/side.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { moveInquiry } from './move-inquiry.ts';
import { endUnquoted, loseQuoted, standingOf } from './open-quotes.ts';
import { tellBuyer, tellSuppliers } from './tell-inquiry.ts';

/** Calls it off. Once prices of any round are known only who runs the company may, so that nobody looks and then walks away. */
export const cancelInquiry = async (
  tx: Tx,
  side: CompanySide,
  id: Id,
  { reason }: { reason: string },
  administers: boolean,
): Promise<void> => {
  const inquiry = await lockInquiry(tx, side, id);
  if (inquiry.opened && !administers) throw refuse('inquiry.admin_only');
  const by = byOf(side);
  await moveInquiry(tx, id, 'cancel', by, { reason, also: sql`, reason = ${reason}` });
  if (inquiry.state === 'draft') return;
  await endUnquoted(tx, inquiry, by);
  await loseQuoted(tx, inquiry, by);
  await tellSuppliers(tx, id, 'cancelled');
};

/** Ends it without an award: after the opening, or before it where everybody has answered and too few quote. What was quoted then stays sealed. */
export const failInquiry = async (tx: Tx, side: CompanySide, id: Id, { reason }: { reason: string }): Promise<void> => {
  const inquiry = await lockInquiry(tx, side, id);
  const by = byOf(side);
  const running = inquiry.state === 'quoting';
  if (running) {
    const { quoted, waiting } = await standingOf(tx, inquiry);
    if (!inquiry.over && waiting > 0) throw refuse('inquiry.not_all_answered');
    if (quoted >= inquiry.quotesLeast) throw refuse('inquiry.quotes_enough');
  }
  await moveInquiry(tx, id, running ? 'lacksQuotes' : 'fail', by, { reason, also: sql`, reason = ${reason}` });
  await endUnquoted(tx, inquiry, by);
  await loseQuoted(tx, inquiry, by);
  await tellSuppliers(tx, id, 'ended');
};

/** Nobody decided in time. The clock's. */
export const runOutInquiry = async (tx: Tx, id: Id): Promise<void> => {
  const inquiry = await lockInquiry(tx, system, id);
  if (inquiry.state !== 'to_confirm') return;
  const by = byOf(system);
  await moveInquiry(tx, id, 'confirmTimeout', by);
  await loseQuoted(tx, inquiry, by);
  await tellBuyer(tx, id, 'timeout', by);
  await tellSuppliers(tx, id, 'ended');
};
