import type { RequestDetail } from '@mall/contract/approval/request.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type AddressTexts, addressLine } from '@mall/contract/member/address-fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCreditOfTrade } from '../credit/credit-of-trade.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { readBudgetsOfTrade } from '../project/budgets-of-trade.ts';
import { findContractAsked } from './contract-asked.queries.ts';
import { requestHash } from './document-hash.ts';
import { SummaryRow, summaryColumns, summaryOf } from './request.queries.ts';
import { ResolvedNode } from './resolve-nodes.ts';
import { seenBy } from './seen-requests.ts';
import { readNodes, readSteps } from './trace.queries.ts';

const DetailRow = SummaryRow.extend({
  tradeId: Id.nullable(),
  contractId: Id.nullable(),
  processName: z.string(),
  version: z.int(),
  at: z.int().nullable(),
  nodes: z.array(ResolvedNode),
  word: z.string(),
  nextId: Id.nullable(),
  hash: z.string(),
  hashNow: z.string(),
  address: z.custom<AddressTexts & { areaInfo: string }>().nullable(),
  invoiceTitle: z.string(),
});

const LineRow = z.strictObject({
  orderGoodsId: Id,
  specName: z.string(),
  attributeLine: z.string(),
  picture: z.string(),
  itemNumber: z.string(),
  num: z.int(),
  unit: z.string(),
  priceFen: z.number(),
  amountFen: z.number(),
  lastFen: z.number().nullable(),
  lately: z.int(),
});
const OrderRow = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  storeName: z.string(),
  freightFen: z.number(),
  amountFen: z.number(),
  leaveWord: z.string(),
  lines: z.array(LineRow),
});

const yuan = (amount: number) => toYuan(fen(amount));

/** The orders of a request. Beside each line stands what the company paid for one the last time, and how many it ordered lately: whether a price rose, and whether it is bought twice. */
const readOrders = async (tx: Tx, tradeId: Id, companyId: Id): Promise<RequestDetail['orders']> => {
  const other = sql`x.company_id = ${companyId} and x.trade_id <> o.trade_id and x.state <> 'cancelled' and x.id < o.id`;
  const rows = await readRows(tx, OrderRow)`
    select o.id::text as "orderId", o.order_sn as "orderSn", s.name as "storeName", o.freight_fen::float8 as "freightFen", o.payable_fen::float8 as "amountFen", o.leave_word as "leaveWord",
      (select json_agg(json_build_object('orderGoodsId', l.id::text, 'specName', l.spec_name, 'attributeLine', l.attribute_line, 'picture', l.picture, 'itemNumber', l.item_number, 'num', l.num,
          'unit', l.unit, 'priceFen', l.unit_fen, 'amountFen', l.pay_fen,
          'lastFen', (select y.unit_fen from order_line y join shop_order x on x.id = y.order_id where y.spec_id = l.spec_id and ${other} order by x.id desc limit 1),
          'lately', (select coalesce(sum(y.num), 0)::int from order_line y join shop_order x on x.id = y.order_id where y.spec_id = l.spec_id and ${other} and x.created_at > o.created_at - interval '30 days')) order by l.id)
        from order_line l where l.order_id = o.id) as lines
    from shop_order o join store s on s.id = o.store_id where o.trade_id = ${tradeId} order by o.id`;
  return rows.map(({ freightFen, amountFen, lines, ...order }) => ({
    ...order,
    freight: yuan(freightFen),
    amount: yuan(amountFen),
    lines: lines.map(({ priceFen, amountFen: paid, lastFen, ...line }) => ({
      ...line,
      price: yuan(priceFen),
      amount: yuan(paid),
      ...(lastFen !== null && { lastPrice: yuan(lastFen) }),
    })),
  }));
};

const Beside = z.strictObject({ count: z.int(), amountFen: z.number() });

/** Other orders of the same person at the same stores, a day before or after, that were not given up. */
const readBeside = async (tx: Tx, tradeId: Id): Promise<RequestDetail['beside']> => {
  const [row] = await readRows(tx, Beside)`
    select count(*)::int as count, coalesce(sum(x.payable_fen), 0)::float8 as "amountFen" from shop_order x
    where x.trade_id <> ${tradeId} and x.state <> 'cancelled' and exists (select from shop_order o where o.trade_id = ${tradeId} and o.store_id = x.store_id
      and o.member_id = x.member_id and o.company_id = x.company_id and x.created_at between o.created_at - interval '1 day' and o.created_at + interval '1 day')
      and x.member_id = (select member_id from trade where id = ${tradeId})`;
  return { count: row?.count ?? 0, amount: yuan(row?.amountFen ?? 0) };
};

type OfTrade = Pick<RequestDetail, 'projects' | 'quota' | 'beside' | 'orders'>;

const noTrade: OfTrade = { projects: [], quota: null, beside: { count: 0, amount: yuan(0) }, orders: [] };

const readTrade = async (tx: Tx, tradeId: Id, companyId: Id): Promise<OfTrade> => ({
  projects: await readBudgetsOfTrade(tx, tradeId),
  quota: await readCreditOfTrade(tx, tradeId, companyId),
  beside: await readBeside(tx, tradeId),
  orders: await readOrders(tx, tradeId, companyId),
});

/** One request with its orders or its contract and its way; one that the reader does not see is not there. */
export const requireRequest = async (tx: Tx, side: BuyerSide, id: Id): Promise<RequestDetail> => {
  const [row] = await readRows(tx, DetailRow)`
    select ${summaryColumns(side.memberId)}, r.trade_id::text as "tradeId", r.agreement_id::text as "contractId", r.process_name as "processName", r.version, r.node as at, r.nodes, r.word, r.document_hash as hash,
      (select n.id::text from approval_request n where n.previous_id = r.id order by n.id desc limit 1) as "nextId",
      ${requestHash} as "hashNow",
      (select o.address from shop_order o where o.trade_id = r.trade_id order by o.id limit 1) as address,
      coalesce((select coalesce(o.invoice ->> 'companyName', o.invoice ->> 'personName', '') from shop_order o where o.trade_id = r.trade_id order by o.id limit 1), '') as "invoiceTitle"
    from approval_request r where r.id = ${id} and ${seenBy(side)}`;
  if (!row) throw refuse('kernel.not_found');
  const { tradeId, contractId, processName, version, at, nodes, word, nextId, hash, hashNow, address, invoiceTitle, ...summary } = row;
  const steps = await readSteps(tx, id);
  return {
    ...summaryOf(side, summary),
    processName,
    version,
    nodes: await readNodes(tx, { requestId: id, state: row.state, at, nodes }),
    steps,
    word,
    nextId,
    changes: row.state === 'replaced' ? [] : (steps.find(({ event }) => event === 'resubmit')?.changes ?? []),
    hash,
    changed: hash !== hashNow,
    ...(tradeId === null ? noTrade : await readTrade(tx, tradeId, row.companyId)),
    contract: contractId === null ? null : await findContractAsked(tx, contractId),
    receiver: address ? `${address.receiverName} ${addressLine(address)}` : '',
    invoiceTitle,
  };
};
