import { type ContractFilter, contractTabs } from '@mall/contract/agreement/agreement.rules.ts';
import type { ContractPage, ContractQuery, ContractRow } from '@mall/contract/agreement/contract-answers.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Onward } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { belowRow } from '../kernel/below-row.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type ActingSide, type MallSide, within } from '../kernel/side.ts';
import { ofAmount, onDays } from '../kernel/span.ts';
import { type ReaderKind, SummaryRow, seenBy, summaryColumns, summaryJoins, tabWhere, toRow } from './contract-row.ts';
import type { PartySide } from './contract-side.ts';
import { ordersWithin } from './contract-sources.ts';

const wordWhere = (word: string): SQL => {
  const anywhere = likePattern(word);
  return sql`(a.contract_sn like ${likePattern(word).slice(1)} or o.order_sn like ${likePattern(word).slice(1)} or a.title ilike ${anywhere} or a.buyer ->> 'name' ilike ${anywhere} or a.seller ->> 'name' ilike ${anywhere} or s.name ilike ${anywhere})`;
};

type Reader = ActingSide & ReaderKind;

const whereOf = (side: Reader, { state, kind, word, ...spans }: ContractFilter): SQL => sql`${within(side, 'a')} and ${seenBy(side)}
  and ${onDays(sql`a.created_at`, spans)} and ${ofAmount(sql`a.total_fen`, spans)}
  ${state ? sql`and a.state = ${state}` : sql``} ${kind ? sql`and a.kind = ${kind}` : sql``} ${word ? sql`and ${wordWhere(word)}` : sql``}`;

const CountRow = z.record(z.enum(contractTabs), z.number());

/** Every contract of a filter: what waits for the reader first, the soonest of it; then the latest. */
export const contractsOf = (side: Reader, { tab = 'all', after, ...filter }: ContractFilter & Onward): SQL => {
  const tabs = tabWhere(side);
  const waitingFirst = sql`coalesce(${tabs.mine}, false) desc, case when ${tabs.mine} then a.due_at end, a.id desc`;
  return sql`
    select ${summaryColumns(side)} from agreement a ${summaryJoins} where ${whereOf(side, filter)} and ${tabs[tab]} and ${belowRow(sql`a.id`, { after })}
    order by ${after === undefined ? waitingFirst : sql`a.id desc`}`;
};

/** A page of them, with a count for each tab. */
export const listContracts = async (
  tx: Tx,
  side: PartySide | MallSide,
  { page, limit, ...filter }: ContractQuery,
): Promise<ContractPage> => {
  const where = whereOf(side, filter);
  const tabs = tabWhere(side);
  const [counts] = await readRows(tx, CountRow)`
    select ${sql.join(
      contractTabs.map((tab) => sql`(count(*) filter (where ${tabs[tab]}))::int as ${sql.raw(tab)}`),
      sql`, `,
    )} from agreement a ${summaryJoins} where ${where}`;
  const tab = filter.tab ?? 'all';
  const rows = await readRows(tx, SummaryRow)`${contractsOf(side, filter)} limit ${limit} offset ${(page - 1) * limit}`;
  return { list: rows.map(toRow), total: counts?.[tab] ?? 0, counts: counts as ContractPage['counts'] };
};

/** Contracts of an order, as far as the reader sees both. */
export const listOfOrder = async (tx: Tx, side: PartySide, orderId: Id): Promise<ContractRow[]> => {
  const rows = await readRows(tx, SummaryRow)`
    select ${summaryColumns(side)} from agreement a ${summaryJoins}
    where a.order_id = ${orderId} and ${within(side, 'a')} and ${seenBy(side)} and ${ordersWithin(side)} order by a.id desc limit 20`;
  return rows.map(toRow);
};
