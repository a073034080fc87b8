import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractKinds } from '@mall/contract/agreement/agreement.rules.ts';
import { taskStates } from '@mall/contract/approval/request.machine.ts';
import { billLineKinds, disputeReasons } from '@mall/contract/billing/bill.rules.ts';
import { coverKinds, invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { messageKinds } from '@mall/contract/member/message-kinds.ts';
import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

const database = testDatabase();
const server = join(import.meta.dirname, '..');
const contract = join(import.meta.dirname, '../../../contract/src');

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => join(folder, name));

/** The table of every mover with the states of its machine. */
const moved: [string, readonly string[]][] = [];
for (const file of filesOf(server)) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(' = mover({')) continue;
  const [name = '', table = '', place = ''] = [/machine: (\w+)/, /table: '(\w+)'/, /@mall\/contract\/(.*\.machine\.ts)/].map(
    (part) => part.exec(text)?.[1],
  );
  const machines = await import(join(contract, place));
  moved.push([`${table}.state`, [...machines[name].reachable()]]);
}

/** Lists that stand in the contract, and the column that takes nothing else. */
const lists: [column: string, list: readonly string[]][] = [
  ['approval_task.state', taskStates],
  ['message.kind', messageKinds],
  ['bill_dispute.reason', disputeReasons],
  ['bill_line.kind', billLineKinds],
  ['invoice.type', invoiceTypes],
  ['store.invoice_types', invoiceTypes],
  ['invoice_cover.kind', coverKinds],
  ['agreement.kind', contractKinds],
  ...moved,
];

it('finds the movers', () => {
  const tables = moved.map(([column]) => column.split('.')[0]);
  for (const table of [
    'shop_order',
    'after_sale',
    'approval_request',
    'credit_account',
    'credit_application',
    'credit_act',
    'credit_review',
    'project',
  ])
    expect(tables).toContain(table);
});

it.each(lists)('lets %s hold what the contract lists, and nothing else', async (place, list) => {
  const [table, column] = place.split('.');
  const { rows } = await database.db.pool.query<{ rule: string }>(
    `select pg_get_constraintdef(c.oid) as rule from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and array[a.attnum] = c.conkey
     where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2 and pg_get_constraintdef(c.oid) similar to '%(ANY|<@)%'`,
    [table, column],
  );
  const held = rows.map(({ rule }) => [...rule.matchAll(/'(\w+)'::text/g)].map(([, value]) => value).toSorted());
  expect(held).toEqual([list.toSorted()]);
});
