import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import {
  type PunchoutActivity,
  PunchoutConnection,
  PunchoutOrderRow,
  PunchoutPaperRow,
  PunchoutVisitRow,
} from '@mall/contract/punchout/connection.api.ts';
import {
  type OfficeConnection,
  type OfficeConnectionQuery,
  OfficeConnection as OfficeConnectionSchema,
} from '@mall/contract/punchout/punchout-operations.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { listAddresses } from '../member/address.queries.ts';
import { companyOf, makerName } from '../open/open-key.queries.ts';

/** How a connection `p` of a member `m` stands, to whoever may see it. */
const standing = sql`p.id::text, p.name, p.protocol, p.key, ${makerName} as "memberName", p.hosts, p.state = 'on' as on, p.blocked_at is not null as blocked, p.blocked_reason as "blockedReason", ${timeText(sql`p.last_used_at`)} as "lastUsed",
  p.refusals, ${timeText(sql`p.last_refusal_at`)} as "lastRefusal",
  (select count(*)::int from punchout_visit v where v.connection_id = p.id and v.created_at > now() - interval '30 days') as visits,
  (select count(*)::int from punchout_order o where o.connection_id = p.id and o.created_at > now() - interval '30 days') as orders,
  (select count(*)::int from punchout_paper q where q.connection_id = p.id and q.sent_at is null) as waiting`;

export const listConnections = (tx: Tx, side: BuyerSide): Promise<PunchoutConnection[]> =>
  readRows(tx, PunchoutConnection)`
    select ${standing}, ${timeText(sql`p.secret_since`)} as "secretSince", p.from_domain as "fromDomain", p.from_identity as "fromIdentity", p.sender_identity as "senderIdentity",
      p.member_id::text as "memberId", p.by_email as "byEmail", p.papers_url as "papersUrl", p.pay_mode as "payMode", p.address_id::text as "addressId", p.ship_to as "shipTo"
    from punchout_connection p join member m on m.id = p.member_id
    where p.company_id = ${companyOf(side)} and p.removed_at is null order by p.id desc limit 50`;

const Person = z.strictObject({ id: z.string(), name: z.string() });

/** Whom of the company a connection may act as. */
export const listPeople = (tx: Tx, side: BuyerSide): Promise<z.infer<typeof Person>[]> =>
  readRows(tx, Person)`
    select m.id::text, ${makerName} as name from member m where m.company_id = ${companyOf(side)} and m.audience = 'buyer' and m.enabled order by m.id limit 200`;

/** The places that whoever connects sees: his own, and those that the company shares. */
export const listPlaces = async (tx: Tx, side: BuyerSide): Promise<{ id: Id; text: string }[]> => {
  const { list } = await listAddresses(tx, side, { page: 1, limit: 100 });
  return list.map(({ id, areaInfo, detail, receiverName }) => ({ id, text: `${areaInfo} ${detail} · ${receiverName}` }));
};

const NameRow = z.strictObject({ name: z.string() });

/** What came over a connection of the own company and what was sent. */
export const readActivity = async (tx: Tx, side: BuyerSide, id: Id): Promise<PunchoutActivity> => {
  const [own] = await readRows(tx, NameRow)`
    select name from punchout_connection where id = ${id} and company_id = ${companyOf(side)} and removed_at is null`;
  if (!own) throw refuse('kernel.not_found');
  const visits = await readRows(tx, PunchoutVisitRow)`
    select v.id::text, ${timeText(sql`v.created_at`)} as at, ${makerName} as "memberName", v.operation, v.entered_at is not null as entered, ${timeText(sql`v.returned_at`)} as returned,
      (c.total_fen / 100.0)::numeric(15, 2)::text as total
    from punchout_visit v join member m on m.id = v.member_id left join punchout_cart c on c.id = v.cart_id where v.connection_id = ${id} order by v.id desc limit 50`;
  const orders = await readRows(tx, PunchoutOrderRow)`
    select o.id::text, ${timeText(sql`o.created_at`)} as at, o.their_id as "theirId",
      (select json_agg(json_build_object('orderId', s.id::text, 'orderSn', s.order_sn) order by s.id) from shop_order s where s.trade_id = o.trade_id) as orders
    from punchout_order o where o.connection_id = ${id} order by o.id desc limit 50`;
  const papers = await readRows(tx, PunchoutPaperRow)`
    select q.id::text, ${timeText(sql`q.created_at`)} as at, q.kind, o.their_id as "theirId", q.tries, ${timeText(sql`q.sent_at`)} as sent, ${timeText(sql`q.next_try_at`)} as "nextTry", q.fault
    from punchout_paper q join punchout_order o on o.id = q.order_id where q.connection_id = ${id} order by q.id desc limit 50`;
  return { name: own.name, visits, orders, papers };
};

export const listOfficeConnections = async (
  tx: Tx,
  { protocol, word, page, limit }: OfficeConnectionQuery,
): Promise<PageOf<OfficeConnection>> => {
  const from = sql`from punchout_connection p join member m on m.id = p.member_id join company c on c.id = p.company_id
    where p.removed_at is null and ${protocol ? sql`p.protocol = ${protocol}` : sql`true`}
      and ${word ? sql`concat_ws(' ', c.name, p.name, p.key) ilike ${likePattern(word)}` : sql`true`}`;
  const list = await readRows(tx, OfficeConnectionSchema)`
    select ${standing}, p.company_id::text as "companyId", c.name as "companyName" ${from}
    order by p.last_used_at desc nulls last, p.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [total] = await readRows(tx, TotalRow)`select count(*)::int as total ${from}`;
  return { list, total: total?.total ?? 0 };
};
