import * as z from 'zod';
import { goodsCardFields } from '../catalogue/goods-card.api.ts';
import { anyone, buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { seckillPageSize } from './seckill.rules.ts';

/** A goods card at the price of its session, whether the session runs or is still to come. */
export const SeckillGoods = z.strictObject({
  ...goodsCardFields,
  activityPrice: Money,
  sessionId: Id,
  /** How much of the session's stock is gone, 0 to 100. */
  soldPercent: z.number().int().min(0).max(100),
  activitySurplusStorage: z.number().int().min(0),
  /** Pieces a member may buy; 0 is no limit. */
  restrictionQuantity: z.number().int().min(0),
  /** 1: the member asked to be told when it begins. */
  reminded: Flag,
});
export type SeckillGoods = z.infer<typeof SeckillGoods>;

export const SeckillSession = z.strictObject({
  sessionId: Id,
  name: z.string(),
  state: z.enum(['current', 'soon']),
  activityStartDate: TimeText,
  activityEndDate: TimeText,
  /** The clock of the mall, by which countdowns run. */
  currentDateStr: TimeText,
});
export type SeckillSession = z.infer<typeof SeckillSession>;

/** Of the session that runs, or else of the next; null when none comes within three days. */
export const SeckillHome = z.strictObject({
  sessionId: Id.nullable(),
  activityStartDate: TimeText.nullable(),
  activityEndDate: TimeText.nullable(),
  currentDateStr: TimeText,
  seckillGoodsList: z.array(SeckillGoods),
  soonTimeSoltList: z.array(SeckillSession),
});
export type SeckillHome = z.infer<typeof SeckillHome>;

/** Without `sessionId` the session that runs, or the next one. */
const SessionGoodsQuery = z.strictObject({ sessionId: Id.optional(), ...paging(seckillPageSize) });
type SessionGoodsQuery = z.infer<typeof SessionGoodsQuery>;

export const seckillApi = {
  home: call({
    verb: 'GET',
    path: '/portal/activity/seckill/home',
    access: anyone,
    summary: 'Seckill area of the home page: the session that runs, its first goods, the sessions to come',
    data: SeckillHome,
  }),
  sessions: call({
    verb: 'GET',
    path: '/portal/activity/seckill/area/time',
    access: anyone,
    summary: 'Sessions that run or come within three days',
    data: z.array(SeckillSession),
  }),
  currentGoods: call({
    verb: 'GET',
    path: '/portal/activity/seckill/current/goods',
    access: anyone,
    summary: 'Goods of the session that runs',
    query: SessionGoodsQuery,
    data: pageOf(SeckillGoods),
  }),
  soonGoods: call({
    verb: 'GET',
    path: '/portal/activity/seckill/soon/goods',
    access: anyone,
    summary: 'Goods of a session to come',
    query: SessionGoodsQuery,
    data: pageOf(SeckillGoods),
  }),
  remind: call({
    verb: 'GET',
    path: '/portal/activity/seckill/remind',
    access: buyer(),
    summary: 'Asks for a message when the session begins; asking twice is asking once',
    query: z.strictObject({ specId: Id, sessionId: Id }),
    data: z.strictObject({ reminded: Flag }),
  }),
};
