import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, system } from '../kernel/side.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { moveInquiry } from './move-inquiry.ts';
import { endUnquoted, loseQuoted } from './open-quotes.ts';
import { tellBuyer, tellSuppliers } from './tell-inquiry.ts';

/** Calls it off. Once prices are known only who runs the company may, so that nobody looks and then walks away. */
export const cancelInquiry = async (
  tx: Tx,
  side: CompanySide,
  id: Id,
  { reason }: { reason: string },
  administers: boolean,
): Promise<void> => {
  const inquiry = await lockInquiry(tx, side, id);
  if (inquiry.state === 'to_confirm' && !administers) throw refuse('inquiry.admin_only');
  const by = byOf(side);
  await moveInquiry(tx, id, 'cancel', by, { reason, also: sql`, reason = ${reason}` });
  if (inquiry.state === 'draft') return;
  await endUnquoted(tx, inquiry, by);
  await loseQuoted(tx, inquiry, by);
  await tellSuppliers(tx, id, 'cancelled');
};

/** Ends it without an award. */
export const failInquiry = async (tx: Tx, side: CompanySide, id: Id, { reason }: { reason: string }): Promise<void> => {
  const inquiry = await lockInquiry(tx, side, id);
  const by = byOf(side);
  await moveInquiry(tx, id, 'fail', by, { reason, also: sql`, reason = ${reason}` });
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
