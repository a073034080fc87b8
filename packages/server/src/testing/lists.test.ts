import { afterSaleStates } from '@mall/contract/after-sale/after-sale.machine.ts';
import { messageKinds } from '@mall/contract/member/message-kinds.ts';
import { orderStates } from '@mall/contract/order/order.machine.ts';
import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

const database = testDatabase();

/** Lists that stand in the contract, and the column that takes nothing else. */
const lists: [column: string, list: readonly string[]][] = [
  ['shop_order.state', orderStates],
  ['after_sale.state', afterSaleStates],
  ['message.kind', messageKinds],
];

it.each(lists)('lets %s hold what the contract lists, and nothing else', async (place, list) => {
  const [table, column] = place.split('.');
  const { rows } = await database.db.pool.query<{ rule: string }>(
    `select pg_get_constraintdef(c.oid) as rule from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and array[a.attnum] = c.conkey
     where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2 and pg_get_constraintdef(c.oid) like '%ANY%'`,
    [table, column],
  );
  const held = rows.map(({ rule }) => [...rule.matchAll(/'(\w+)'::text/g)].map(([, value]) => value).toSorted());
  expect(held).toEqual([list.toSorted()]);
});
