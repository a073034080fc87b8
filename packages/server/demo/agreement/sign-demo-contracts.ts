import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { acceptContract } from '../../src/agreement/accept-contract.ts';
import { listTradedGoods } from '../../src/agreement/candidates.queries.ts';
import { contractKey } from '../../src/agreement/contract-key.ts';
import type { PartySide } from '../../src/agreement/contract-side.ts';
import { createContract } from '../../src/agreement/create-contract.ts';
import { moveContract } from '../../src/agreement/move-contract.ts';
import { rejectContract } from '../../src/agreement/reject-contract.ts';
import { sendContract } from '../../src/agreement/send-contract.ts';
import { readBase, signHeld } from '../../src/agreement/sign-contract.ts';
import { inTransaction, openDb } from '../../src/kernel/db.ts';
import type { House } from '../../src/kernel/house.ts';
import { readRows } from '../../src/kernel/read-rows.ts';
import type { Sealer } from '../../src/kernel/sealer.ts';
import { type BuyerSide, byOf, type StoreSide, system } from '../../src/kernel/side.ts';
import { quotaBuyer } from '../account/demo-members.ts';
import { leadingCompany } from '../company/fill-companies.ts';
import { askDemoApproval } from './ask-demo-approval.ts';

const rights = new Map(
  ['personalCenterBase:contract:list:view', 'personalCenterBase:myOrders:view'].map((name) => [name, 'company'] as const),
);
const Trade = z.strictObject({ storeId: Id, sellerId: Id, orders: z.array(Id), done: z.array(Id) });
const Buyer = z.strictObject({ id: Id });

type Desk = Pick<House, 'db' | 'config' | 'files'>;

/** What stands on a demo's table is told to nobody: it is there when its people come. */
const silent = async (): Promise<void> => undefined;

/** Stores with somebody to sign for them, and what the first company ordered there. */
const readTrades = (db: Desk['db']) => readRows(db, Trade)`
  select s.id::text as "storeId", min(m.id)::text as "sellerId", coalesce((select json_agg(o.id::text order by o.id desc) from shop_order o
      where o.store_id = s.id and o.company_id = ${leadingCompany} and o.state in ('wait_ship', 'wait_receive', 'wait_pay')), '[]') as orders,
    coalesce((select json_agg(o.id::text order by o.id desc) from shop_order o where o.store_id = s.id and o.company_id = ${leadingCompany} and o.state = 'done'), '[]') as done
  from store s join member m on m.store_id = s.id and m.audience = 'seller' and m.enabled
    join member_role r on r.member_id = m.id join role k on k.id = r.role_id and k.key = 'store_owner'
  where exists (select from shop_order o where o.store_id = s.id and o.company_id = ${leadingCompany}) group by s.id order by s.id`;

const writing = (house: Desk, sealer: Sealer) => {
  const { db, config, files } = house;
  const act = <Result>(work: Parameters<typeof inTransaction<Result>>[1]) => inTransaction(db, work);
  const send = async (side: PartySide, source: Parameters<typeof createContract>[2]['source']): Promise<Id> => {
    const id = await act((tx) => createContract(tx, side, { source }, 'zh'));
    await sendContract(house, side, id);
    return id;
  };
  const hashOf = async (id: Id): Promise<string> =>
    (await db.pool.query<{ hash: string }>('select hash from agreement where id = $1', [id])).rows[0]?.hash ?? '';
  const accept = async (side: PartySide, id: Id) => act(async (tx) => acceptContract(tx, side, id, { hash: await hashOf(id) }));
  const sign = async (side: BuyerSide | StoreSide, id: Id) => {
    const desk = { files, key: await contractKey({ db, sealer, config }), base: await readBase(house, id) };
    const input = { seal: 'contract' as const, code: '000000', hash: await hashOf(id) };
    await act((tx) => signHeld(tx, { side, id, input, from: { address: '127.0.0.1', device: '' } }, desk));
  };
  return { act, send, accept, sign };
};

/** Contracts of the first company in every state in which somebody finds work: at the first start alone, because they are real files signed with the mall's own key. */
export const signDemoContracts = async (pool: pg.Pool, sealer: Sealer, place: Pick<House, 'config' | 'files'>): Promise<void> => {
  const db = openDb(pool, silent);
  const house = { ...place, db };
  const { rows } = await pool.query<{ some: boolean }>('select exists (select from agreement) as some');
  if (rows[0]?.some) return;
  const [admin] = await readRows(db, Buyer)`select id::text from member where mobile = ${quotaBuyer}`;
  const trades = await readTrades(db);
  if (!admin || trades.length === 0) return;
  const { act, send, accept, sign } = writing(house, sealer);
  const buyer: BuyerSide = {
    kind: 'buyer',
    memberId: admin.id,
    sessionId: '1',
    rights,
    companyId: String(leadingCompany),
    companyState: 'active',
    departmentId: undefined,
    departments: [],
    zoneId: undefined,
    ownStoreId: undefined,
    reach: 'company',
  };
  const seller = ({ storeId, sellerId }: z.infer<typeof Trade>): StoreSide => ({
    kind: 'seller',
    memberId: sellerId,
    sessionId: '1',
    rights,
    storeId,
  });
  const open = trades.flatMap((trade) =>
    trade.orders.slice(0, 8).map((orderId) => ({ side: seller(trade), source: { kind: 'order' as const, orderId } })),
  );
  const finished = trades.flatMap((trade) =>
    trade.done.slice(0, 2).map((orderId) => ({ side: seller(trade), source: { kind: 'order' as const, orderId } })),
  );
  type Given = (typeof open)[number];
  const signedByStore = async ({ side, source }: Given) => {
    const id = await send(side, source);
    await accept(buyer, id);
    await sign(side, id);
  };
  const works: readonly ((given: Given) => Promise<unknown>)[] = [
    ({ side, source }) => send(side, source),
    async ({ side, source }) => accept(buyer, await send(side, source)),
    signedByStore,
    async ({ side, source }) => {
      const id = await send(side, source);
      await accept(buyer, id);
      await sign(side, id);
      await sign(buyer, id);
    },
    ({ source }) => send(buyer, source),
    async ({ side, source }) => {
      const id = await send(buyer, source);
      await act((tx) => rejectContract(tx, side, id, { reason: '交货期写成了五天，请改为三十天' }));
    },
    async ({ side, source }) => {
      const id = await send(side, source);
      await accept(buyer, id);
      await act((tx) => moveContract(tx, id, 'signFailed', byOf(system), { reason: '签署文件未能生成' }));
    },
    ({ source }) => act((tx) => createContract(tx, buyer, { source }, 'zh')),
    // One more, so that something waits for the buyer's seal when the first has it.
    signedByStore,
  ];
  const given = [...open, ...finished.slice(1)];
  const [over] = finished;
  if (over) {
    const id = await send(over.side, over.source);
    await accept(buyer, id);
    await sign(over.side, id);
    await sign(buyer, id);
    await act((tx) =>
      moveContract(tx, id, 'terminate', byOf(buyer), { reason: '供需双方协商一致', also: sql`, reason = '供需双方协商一致'` }),
    );
  }
  for (const [at, work] of works.entries()) if (given[at]) await work(given[at]);
  await makeFramework(trades[0] as z.infer<typeof Trade>, {
    house,
    buyer,
    seller: seller(trades[0] as z.infer<typeof Trade>),
    act,
    accept,
    sign,
  });
  const next = trades.find(({ storeId }) => storeId !== trades[0]?.storeId);
  if (next) await askDemoApproval(house, { buyer, seller: seller(next), storeId: next.storeId });
};

type Making = Pick<ReturnType<typeof writing>, 'act' | 'accept' | 'sign'> & { house: Desk; buyer: BuyerSide; seller: StoreSide };

/** A list of prices that has been in force for most of a year, so that what was ordered meanwhile counts against it and it ends soon. */
const makeFramework = async (trade: z.infer<typeof Trade>, { house, buyer, seller, act, accept, sign }: Making): Promise<void> => {
  const { db } = house;
  const goods = await listTradedGoods(db, buyer, trade.storeId);
  if (goods.length === 0) return;
  // Half of it at the price that was paid, so that those orders are its call-offs; half of it cheaper, so that there is something to save.
  const lines = goods.slice(0, 12).map(({ specId, num, price }, at) => ({
    specId,
    num: Math.ceil(num * 1.6),
    price: at % 2 === 0 ? price : toYuan(fen(Math.max(1, Math.floor(fromYuan(price) * 0.96)))),
  }));
  const id = await act((tx) =>
    createContract(tx, seller, { source: { kind: 'framework', partnerId: String(leadingCompany), lines } }, 'zh'),
  );
  await db.execute(sql`update agreement set valid_from = current_date - 345, valid_to = current_date + 20 where id = ${id}`);
  await sendContract(house, seller, id);
  await accept(buyer, id);
  await sign(seller, id);
  await sign(buyer, id);
  await db.execute(sql`update agreement set effective_at = now() - interval '345 days' where id = ${id}`);
  await db.execute(sql`update agreed_price set starts_at = now() - interval '345 days' where agreement_id = ${id}`);
  await db.execute(sql`
    update order_line x set agreed_id = ${id} from (
      select x.id, sum(x.num) over (partition by x.spec_id order by x.id) as so_far, p.num
      from agreed_price p join order_line x on x.spec_id = p.spec_id join shop_order o on o.id = x.order_id
      where p.agreement_id = ${id} and o.company_id = p.company_id and o.state <> 'cancelled' and o.created_at >= p.starts_at
        and x.unit_fen = p.price_fen and x.pay_fen = x.unit_fen * x.num) called
    where called.id = x.id and called.so_far <= called.num`);
};
