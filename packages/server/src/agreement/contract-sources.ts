import { right } from '@mall/contract/account/rights.ts';
import type { ContractKind, ContractSource, FrameworkLine } from '@mall/contract/agreement/agreement.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fill, type Language } from '@mall/contract/kernel/language.ts';
import { fromYuan, largestAmount } from '@mall/contract/kernel/money.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { within } from '../kernel/side.ts';
import { type PartySide, sightOf } from './contract-side.ts';
import { lockContract } from './lock-contract.ts';
import { paperWords } from './paper-words.ts';

const DraftLine = z.strictObject({
  goodsId: Id.nullable(),
  specId: Id.nullable(),
  name: z.string(),
  specName: z.string(),
  unit: z.string(),
  num: z.number(),
  unitFen: z.number(),
  amountFen: z.number(),
});
export type DraftLine = z.infer<typeof DraftLine>;

/** What a source says about the contract that is made of it. */
export type Draft = {
  kind: ContractKind;
  companyId: Id;
  departmentId: Id | null;
  memberId: Id;
  storeId: Id;
  orderId: Id | null;
  parentId: Id | null;
  title: string;
  lines: readonly DraftLine[];
  totalFen: number;
};

const Whose = z.strictObject({ companyId: Id.nullable(), departmentId: Id.nullable(), memberId: Id, storeId: Id });
const OrderRow = Whose.extend({ state: z.string(), orderSn: z.string(), totalFen: z.number() });

/** Orders are read by the right to orders, which may reach less far than that to contracts. */
const orderSight = (side: PartySide): PartySide =>
  side.kind === 'buyer' ? { ...side, reach: side.rights.get(right('personalCenterBase:myOrders:view')) ?? 'own' } : side;

export const ordersWithin = (side: PartySide) => within(orderSight(side), 'o');

const ofOrder = async (tx: Tx, side: PartySide, { orderId }: { orderId: Id }, language: Language): Promise<Draft> => {
  const [order] = await readRows(tx, OrderRow)`
    select o.company_id::text as "companyId", o.department_id::text as "departmentId", o.member_id::text as "memberId", o.store_id::text as "storeId", o.state,
      o.order_sn as "orderSn", o.payable_fen::float8 as "totalFen"
    from shop_order o where o.id = ${orderId} and ${ordersWithin(side)} for key share`;
  if (!order) throw refuse('kernel.not_found');
  const { companyId, state, orderSn, ...rest } = order;
  if (companyId === null || state === 'cancelled' || state === 'in_approval') throw refuse('agreement.order_unfit');
  const lines = await readRows(tx, DraftLine)`
    select l.goods_id::text as "goodsId", l.spec_id::text as "specId", l.spec_name as name, l.attribute_line as "specName", l.unit, l.num,
      l.unit_fen::float8 as "unitFen", l.pay_fen::float8 as "amountFen"
    from order_line l where l.order_id = ${orderId} order by l.id`;
  const title = fill(paperWords.orderTitle[language], { sn: orderSn });
  return { ...rest, companyId, kind: 'order', orderId, parentId: null, title, lines };
};

const Partner = Whose.extend({ companyId: Id, name: z.string() });

/** A store makes frameworks with companies that bought from it: it must not try out which others there are. */
const partnerOf = async (tx: Tx, side: PartySide, partnerId: Id): Promise<z.infer<typeof Partner>> => {
  const [found] =
    side.kind === 'buyer'
      ? await readRows(tx, Partner)`
          select ${side.companyId ?? null}::text as "companyId", ${side.departmentId ?? null}::text as "departmentId", ${side.memberId}::text as "memberId", s.id::text as "storeId",
            s.company_name as name from store s where s.id = ${partnerId} and s.state = 'open' and ${side.companyId ?? null}::text is not null`
      : await readRows(tx, Partner)`
          select o.company_id::text as "companyId", o.department_id::text as "departmentId", o.member_id::text as "memberId", o.store_id::text as "storeId", c.name
          from shop_order o join company c on c.id = o.company_id where o.company_id = ${partnerId} and o.store_id = ${side.storeId} order by o.id desc limit 1`;
  if (!found) throw refuse('agreement.partner_unknown');
  return found;
};

const SpecRow = z.strictObject({ specId: Id, goodsId: Id, name: z.string(), specName: z.string(), unit: z.string() });

export const sumOf = (lines: readonly DraftLine[]): number => lines.reduce((sum, { amountFen }) => sum + amountFen, 0);

/** The list of prices, with the names that the goods have now. All of it together is worth no more than an order may be. */
export const frameworkLines = async (tx: Tx, storeId: Id, given: readonly FrameworkLine[]): Promise<DraftLine[]> => {
  const specs = await readRows(tx, SpecRow)`
    select p.id::text as "specId", g.id::text as "goodsId", p.name, p.attribute_line as "specName", coalesce(p.unit, g.unit) as unit
    from spec p join goods g on g.id = p.goods_id
    where p.id = any (${sql.param(given.map(({ specId }) => specId))}::bigint[]) and g.store_id = ${storeId}`;
  const byId = new Map(specs.map((spec) => [spec.specId, spec]));
  if (byId.size !== given.length) throw refuse('agreement.goods_unknown');
  const lines = given.map(({ specId, num, price }) => {
    const unitFen = fromYuan(price);
    return { ...(byId.get(specId) as z.infer<typeof SpecRow>), num, unitFen, amountFen: unitFen * num };
  });
  if (sumOf(lines) > largestAmount) throw refuse('agreement.total_large');
  return lines;
};

const ofFramework = async (
  tx: Tx,
  side: PartySide,
  source: { partnerId: Id; lines: readonly FrameworkLine[] },
  language: Language,
): Promise<Draft> => {
  const { name: _name, ...partner } = await partnerOf(tx, side, source.partnerId);
  const lines = await frameworkLines(tx, partner.storeId, source.lines);
  const title = paperWords.frameworkTitle[language];
  return { ...partner, kind: 'framework', orderId: null, parentId: null, title, lines, totalFen: sumOf(lines) };
};

const ParentRow = Whose.extend({ companyId: Id, title: z.string() });

const ofSupplement = async (tx: Tx, side: PartySide, { contractId }: { contractId: Id }, language: Language): Promise<Draft> => {
  const { state } = await lockContract(tx, sightOf(side), contractId);
  if (state !== 'effective') throw refuse('agreement.not_effective');
  const [parent] = await readRows(tx, ParentRow)`
    select company_id::text as "companyId", department_id::text as "departmentId", member_id::text as "memberId", store_id::text as "storeId", title
    from agreement where id = ${contractId}`;
  const { title, ...whose } = parent as z.infer<typeof ParentRow>;
  return {
    ...whose,
    kind: 'supplement',
    orderId: null,
    parentId: contractId,
    title: fill(paperWords.supplementTitle[language], { title: cutText(title, language === 'zh' ? 50 : 24) }),
    lines: [],
    totalFen: 0,
  };
};

/** What a contract can be made of. */
export const draftOf = (tx: Tx, side: PartySide, source: ContractSource, language: Language): Promise<Draft> => {
  switch (source.kind) {
    case 'order':
      return ofOrder(tx, side, source, language);
    case 'framework':
      return ofFramework(tx, side, source, language);
    case 'supplement':
      return ofSupplement(tx, side, source, language);
  }
};
