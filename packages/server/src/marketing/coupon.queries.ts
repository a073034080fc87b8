import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type Coupon, type CouponCenter, type CouponCenterQuery, ReceivedCoupon } from '@mall/contract/marketing/coupon.api.ts';
import { activityScopes } from '@mall/contract/marketing/coupon.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { wordOf } from '../kernel/word-of.ts';
import { couponStateOf } from './coupon-state.ts';
import { coversGoods } from './cover.queries.ts';
import { listScopes, type Scopes, scopeOf } from './scope.queries.ts';

const Row = z.strictObject({
  id: z.string(),
  names: WordsColumn,
  scope: z.enum(activityScopes),
  threshold_fen: z.string(),
  reduction_fen: z.string(),
  quota: z.number(),
  received: z.number(),
  per_member: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  valid_from: z.string(),
  valid_until: z.string(),
  mine: z.number(),
  begun: z.boolean(),
  over: z.boolean(),
});
type Row = z.infer<typeof Row>;
export const ReceivedRow = Row.extend({
  member_coupon_id: z.string(),
  state: ReceivedCoupon.shape.memberCouponState,
  received_at: z.string(),
});
type ReceivedRow = z.infer<typeof ReceivedRow>;

export const couponFields = sql`a.id::text, a.names, a.scope, c.threshold_fen::text, c.reduction_fen::text, c.quota, c.received, c.per_member,
  ${timeText(sql`a.starts_at`)} as starts_at, ${timeText(sql`a.ends_at`)} as ends_at, a.starts_at <= now() as begun, a.ends_at <= now() as over, coalesce(mine.amount, 0)::int as mine`;

/** Of a coupon in somebody's hands, `m`. */
export const heldFields = sql`${timeText(sql`m.valid_from`)} as valid_from, ${timeText(sql`m.valid_until`)} as valid_until, m.id::text as member_coupon_id,
  ${timeText(sql`m.received_at`)} as received_at, case when m.state = 'new' and m.valid_until <= now() then 'expired' else m.state end as state`;

const memberOf = (actor: Actor): Id | null => (actor.kind !== 'guest' ? actor.memberId : null);

/** What the member has of each coupon. */
export const mine = (actor: Actor) =>
  sql`left join (select coupon_id, count(*) as amount, count(*) filter (where state = 'new' and valid_until > now()) as in_hand
    from member_coupon where member_id = ${memberOf(actor)}::bigint group by coupon_id) mine on mine.coupon_id = c.id`;

type Wanted = Pick<CouponCenterQuery, 'scope' | 'page' | 'limit'> & { goodsIds?: readonly Id[] | undefined };

const filterOf = ({ scope, goodsIds }: Wanted): SQL => sql`
  (${scope ?? null}::text is null or a.scope = ${scope ?? null}) and ${goodsIds ? coversGoods(goodsIds) : sql`true`}`;

const toCoupon = (row: Row, scopes: Scopes, language: Language): Coupon => ({
  id: row.id,
  name: wordOf(row.names, language),
  thresholdAmount: toYuan(fen(Number(row.threshold_fen))),
  reduction: toYuan(fen(Number(row.reduction_fen))),
  scope: row.scope,
  scopeTargets: scopeOf(scopes, row.id, row.scope),
  total: row.quota,
  surplus: row.quota - row.received,
  perMemberLimit: row.per_member,
  receiveStartDate: row.starts_at,
  receiveEndDate: row.ends_at,
  validStartDate: row.valid_from,
  validEndDate: row.valid_until,
  receivedNum: row.mine,
  isReceived: row.mine > 0 ? 1 : 0,
  overdueFlag: row.over ? 1 : 0,
  couponsState: couponStateOf({ ...row, perMember: row.per_member }),
});

export const toReceived = (row: ReceivedRow, scopes: Scopes, language: Language): ReceivedCoupon => ({
  ...toCoupon(row, scopes, language),
  memberCouponId: row.member_coupon_id,
  memberCouponState: row.state,
  receivedDate: row.received_at,
});

const CouponPage = z.strictObject({ total: z.number(), found: z.array(Row.extend({ sort: z.number() })) });

/**
 * What can be received, what may be soon (three days) and what was missed (one day), the receivable first. A coupon of which
 * the member has all he may have keeps its place until he has spent it.
 */
const listReceivable = async (tx: Tx, actor: Actor, query: Wanted) => {
  const rows = await readRows(tx, CouponPage)`
    with found as (
      select ${couponFields}, ${timeText(sql`c.valid_from`)} as valid_from, ${timeText(sql`c.valid_until`)} as valid_until, a.sort
      from activity a join coupon c on c.id = a.id ${mine(actor)}
      where a.activity_type = 1 and a.state = 'on' and a.ends_at > now() - interval '1 day' and a.starts_at < now() + interval '3 days'
        and c.valid_until > now() and (coalesce(mine.amount, 0) < c.per_member or mine.in_hand > 0) and ${filterOf(query)})
    select (select count(*)::int from found) as total, coalesce((select json_agg(page) from (
      select * from found order by over, not begun, received >= quota and mine < per_member, sort, id::bigint
      limit ${query.limit} offset ${(query.page - 1) * query.limit}) page), '[]') as found`;
  return { total: rows[0]?.total ?? 0, rows: rows[0]?.found ?? [] };
};

const ReceivedPage = z.strictObject({ total: z.number(), found: z.array(ReceivedRow) });

const listReceived = async (tx: Tx, actor: Actor, query: Wanted) => {
  if (actor.kind === 'guest') return { total: 0, rows: [] };
  const rows = await readRows(tx, ReceivedPage)`
    with found as (
      select ${couponFields}, ${heldFields}
      from member_coupon m join coupon c on c.id = m.coupon_id join activity a on a.id = c.id ${mine(actor)}
      where m.member_id = ${actor.memberId} and ${filterOf(query)})
    select (select count(*)::int from found) as total, coalesce((select json_agg(page) from (
      select * from found order by state <> 'new', member_coupon_id::bigint desc
      limit ${query.limit} offset ${(query.page - 1) * query.limit}) page), '[]') as found`;
  return { total: rows[0]?.total ?? 0, rows: rows[0]?.found ?? [] };
};

export const findCouponCenter = async (
  tx: Tx,
  actor: Actor,
  { goodsId, ...rest }: CouponCenterQuery,
  language: Language,
): Promise<CouponCenter> => {
  const query = { ...rest, ...(goodsId !== undefined && { goodsIds: [goodsId] }) };
  const receivable = await listReceivable(tx, actor, query);
  const received = await listReceived(tx, actor, query);
  const scopes = await listScopes(
    tx,
    [...receivable.rows, ...received.rows].map((row) => row.id),
    language,
  );
  return {
    canRecList: receivable.rows.map((row) => toCoupon(row, scopes, language)),
    total: receivable.total,
    recedList: received.rows.map((row) => toReceived(row, scopes, language)),
    recedTotal: received.total,
  };
};

/** What can be received now for one of these goods, the largest reduction first. */
export const listReceivableFor = async (tx: Tx, actor: Actor, goodsIds: readonly Id[], language: Language): Promise<Coupon[]> => {
  if (goodsIds.length === 0) return [];
  const { rows } = await listReceivable(tx, actor, { goodsIds, page: 1, limit: 60 });
  const scopes = await listScopes(
    tx,
    rows.map((row) => row.id),
    language,
  );
  return rows
    .map((row) => toCoupon(row, scopes, language))
    .filter(({ couponsState }) => couponsState === 'receivable')
    .toSorted((a, b) => Number(b.reduction) - Number(a.reduction));
};

export const requireCoupon = async (tx: Tx, actor: Actor, couponId: Id, language: Language): Promise<Coupon> => {
  const rows = await readRows(tx, Row)`
    select ${couponFields}, ${timeText(sql`c.valid_from`)} as valid_from, ${timeText(sql`c.valid_until`)} as valid_until from activity a join coupon c on c.id = a.id ${mine(actor)}
    where a.id = ${couponId} and a.state = 'on'`;
  const [row] = rows;
  if (!row) throw refuse('kernel.not_found');
  return toCoupon(row, await listScopes(tx, [couponId], language), language);
};
