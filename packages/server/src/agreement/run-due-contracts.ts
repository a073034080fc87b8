import type { ContractEvent } from '@mall/contract/agreement/agreement.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { byOf, system } from '../kernel/side.ts';
import { fulfilled } from './call-offs.queries.ts';
import { soonOver } from './contract-row.ts';
import { hasBegun, layPrices } from './lay-prices.ts';
import { moveContract } from './move-contract.ts';
import { tellContract, voidSignatures } from './tell-contract.ts';

const steps = ['confirmTimeout', 'signTimeout', 'expire', 'fulfil', 'soon', 'lay'] as const satisfies readonly (
  | ContractEvent
  | 'soon'
  | 'lay'
)[];
const Row = z.strictObject({ id: Id, step: z.enum(steps) });

/** Ends what nobody answered or signed in time, what is fulfilled and what is over, lays the prices of supplements that begin, and says what soon will be over. Gives how many. */
export const runDueContracts = ({ db, log }: Pick<House, 'db' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const rows = await readRows(tx, Row)`
        select a.id::text, s.step from agreement a cross join lateral (select case
          when a.due_at <= now() then case a.state when 'to_confirm' then 'confirmTimeout' else 'signTimeout' end
          when a.state <> 'effective' then null
          when ${fulfilled} then 'fulfil'
          when a.valid_to < current_date then 'expire'
          when ${hasBegun} then 'lay'
          when ${soonOver} and not a.soon_told then 'soon' end as step) s
        where (a.due_at <= now() or a.state = 'effective') and s.step is not null and a.id <> all (${sql.param([...leave])}::bigint[])
        order by a.due_at, a.id limit 1 for no key update of a skip locked`;
      return rows[0];
    },
    run: async (tx, { id, step }) => {
      if (step === 'lay') return layPrices(tx, id);
      if (step === 'soon') {
        await tx.execute(sql`update agreement set soon_told = true where id = ${id}`);
        return tellContract(tx, id, 'soon', byOf(system), '');
      }
      await moveContract(tx, id, step, byOf(system));
      if (step === 'signTimeout') await voidSignatures(tx, id);
    },
    failed: (error, contractId) => log.error({ err: error, contractId }, 'contract not moved by itself'),
  });
