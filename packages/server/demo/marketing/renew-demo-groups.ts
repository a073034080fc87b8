import * as z from 'zod';
import type { Tx } from '../../src/kernel/db.ts';
import { readRows } from '../../src/kernel/read-rows.ts';
import { demoGroupKey, layDemoGroup } from './lay-demo-group.ts';
import { listCandidates, lotsOf } from './pick-deals.ts';

const fewest = 4;
const leastMost = 4 + fewest;

const Row = z.strictObject({ open: z.number(), any: z.boolean(), next: z.number(), busy: z.array(z.string()) });

/** Keeps some group buys open however long the demo runs. A mall without the demo's is left alone. */
export const renewDemoGroups = async (tx: Tx, now: Date = new Date()): Promise<void> => {
  const [row] = await readRows(tx, Row)`
    select (count(*) filter (where g.state in ('new', 'running')))::int as open, count(*) > 0 as any, coalesce(max(a.id), 0)::int as next,
      coalesce(array_agg(g.spec_id::text), '{}') as busy
    from group_buy g join activity a on a.id = g.id where a.key like 'demo\\_group\\_%'`;
  if (!row?.any || row.open >= fewest) return;
  const free = (await listCandidates(tx, { from: 5, to: 6 }))
    .filter(({ specId, moq, onHand }) => !row.busy.includes(specId) && onHand >= moq * leastMost)
    .slice(0, fewest - row.open);
  for (const [at, candidate] of free.entries())
    await layDemoGroup(tx, {
      key: demoGroupKey(`${row.next}_${at}`),
      storeId: null,
      candidate,
      total: lotsOf(candidate.moq, 40, candidate.onHand),
      least: 5 + at,
      steps: [
        [1, 8],
        [5, 14],
        [12, 22],
      ],
      from: at * 0.1,
      until: 3 + at,
      now,
    });
};
