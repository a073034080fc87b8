import { afterSaleStates } from '@mall/contract/after-sale/after-sale.machine.ts';
import { expect, it } from 'vitest';
import { findBroken } from '../../src/testing/find-broken.ts';
import { testDatabase } from '../../src/testing/test-database.ts';

const database = testDatabase(256);

const run = async <Row>(text: string) => (await database.db.pool.query(text)).rows as Row[];

it('every demo buyer who buys has after-sales in every state, and all of them add up', async () => {
  const buyers = await run<{ mobile: string; states: string[] }>(
    `select m.mobile, array_agg(distinct a.state) as states from after_sale a join member m on m.id = a.member_id where m.enabled group by m.mobile`,
  );
  expect(buyers).toHaveLength(5);
  for (const { mobile, states } of buyers) expect(states.toSorted(), mobile).toEqual([...afterSaleStates].toSorted());
  expect(await findBroken(database.db)).toEqual([]);
});

it('keeps the order of time, and is old enough for the clerk to leave it', async () => {
  expect(await run(`select from after_sale where created_at > now() - interval '1 day' or finished_at > now()`)).toEqual([]);
  expect(
    await run(
      `select from after_sale_event e join after_sale_event b on b.after_sale_id = e.after_sale_id and b.seq = e.seq - 1 where e.at < b.at or e.at > now()`,
    ),
  ).toEqual([]);
  expect(await run(`select from after_sale where due_at < now()`)).toEqual([]);
});
