import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import {
  type OpenDelivery,
  OpenDelivery as OpenDeliverySchema,
  type OpenHook,
  OpenHook as OpenHookSchema,
} from '@mall/contract/open/open-hook.api.ts';
import { type HookTopic, hookTopicNames, hookTopics } from '@mall/contract/open/open-hook.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { notFrozen } from '../account/not-frozen.ts';
import type { Rights } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { companyOf, makerName, scopesWithin } from './open-key.queries.ts';

/** What somebody with these rights can have his company told of: it is told of the whole company's, so he must see as far. */
export const topicsWithin = (held: Rights): HookTopic[] => {
  const scopes = scopesWithin(held, 'company');
  return hookTopicNames.filter((topic) => scopes.includes(hookTopics[topic]));
};

/** How a subscription `h` of a member `m` stands; that its maker left is seen before there is anything to tell. */
export const hookState: SQL = sql`case when h.state = 'on' and (not m.enabled or not ${notFrozen} or m.company_id is distinct from h.company_id) then 'silent' else h.state end`;

export const listHooks = async (tx: Tx, side: BuyerSide): Promise<PageOf<OpenHook>> => {
  const list = await readRows(tx, OpenHookSchema)`
    select h.id::text, h.name, h.url, ${makerName} as maker, h.topics, ${hookState} as state,
      ${timeText(sql`h.created_at`)} as "createDate", ${timeText(sql`h.failing_since`)} as "failingSince",
      ${timeText(sql`h.last_good_at`)} as "lastGood", ${timeText(sql`h.last_bad_at`)} as "lastBad",
      (select count(*)::int from open_delivery d where d.hook_id = h.id and d.done_at is null) as waiting, r.replay
    from open_hook h join member m on m.id = h.member_id
      left join lateral (select json_build_object('done', count(d.done_at), 'total', count(*)) as replay from open_delivery d
        where d.replay = h.replay having count(d.done_at) < count(*)) r on true
    where h.company_id = ${companyOf(side)} order by h.id`;
  return { list, total: list.length };
};

type Asked = { id: Id; state?: 'done' | 'waiting' | undefined; page: number; limit: number };

export const listDeliveries = async (tx: Tx, side: BuyerSide, { id, state, page, limit }: Asked): Promise<PageOf<OpenDelivery>> => {
  const which = sql`d.hook_id = ${id} and exists (select from open_hook h where h.id = d.hook_id and h.company_id = ${companyOf(side)})
    and (${state ?? null}::text is null or (d.done_at is not null) = (${state ?? null}::text = 'done'))`;
  const list = await readRows(tx, OpenDeliverySchema)`
    select d.id::text, d.event_id::text as "eventId", d.topic, d.subject, ${timeText(sql`d.told_at`)} as "toldDate",
      case when d.done_at is null then 'waiting' else 'done' end as state, d.tries, ${timeText(sql`d.sent_at`)} as "sentDate",
      case when d.done_at is null then ${timeText(sql`d.due_at`)} end as "nextDate", d.status, d.fault, d.data::text as body
    from open_delivery d where ${which} order by d.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [total] = await readRows(tx, TotalRow)`select count(*)::int as total from open_delivery d where ${which}`;
  return { list, total: total?.total ?? 0 };
};
