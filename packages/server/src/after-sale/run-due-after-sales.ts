import { type AfterSaleState, afterSaleStates } from '@mall/contract/after-sale/after-sale.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { byOf, system } from '../kernel/side.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { confirmExchange } from './confirm-exchange.ts';
import { endAfterSale } from './end-after-sale.ts';
import { lockAfterSale } from './lock-after-sale.ts';
import { moveAfterSale } from './move-after-sale.ts';
import { receiveReturn } from './receive-return.ts';

/** What happens when nobody did anything in time. */
const steps: Partial<Record<AfterSaleState, (tx: Tx, id: Id, times: AfterSaleTimes) => Promise<void>>> = {
  applied: async (tx, id) => {
    const found = await lockAfterSale(tx, system, id);
    await moveAfterSale(tx, found.id, 'escalate', byOf(system), { also: sql`, escalated = true, due_at = null` });
  },
  agreed: async (tx, id) => {
    const found = await lockAfterSale(tx, system, id);
    await endAfterSale(tx, system, found, 'returnTimeout');
  },
  returning: (tx, id, times) => receiveReturn(tx, system, id, { restock: false }, times),
  resent: (tx, id) => confirmExchange(tx, system, id),
};

/** Does for one after-sale what its clock would do. */
export const runDueStep = async (tx: Tx, id: Id, times: AfterSaleTimes): Promise<void> => {
  const { state } = await lockAfterSale(tx, system, id);
  await steps[state]?.(tx, id, times);
};

const Row = z.strictObject({ id: Id, state: z.enum(afterSaleStates) });

/** Moves the after-sales whose time is up, one transaction each. Returns how many. */
export const runDueAfterSales = ({ db, log, config }: Pick<House, 'db' | 'log' | 'config'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const rows = await readRows(tx, Row)`
        select id::text, state from after_sale
        where due_at <= now() and state = any (${sql.param(Object.keys(steps))}::text[]) and id <> all (${sql.param([...leave])}::bigint[])
        order by due_at limit 1 for no key update skip locked`;
      return rows[0];
    },
    run: async (tx, { id, state }) => steps[state]?.(tx, id, config),
    failed: (error, afterSaleId) => log.error({ err: error, afterSaleId }, 'after-sale not moved by itself'),
  });
