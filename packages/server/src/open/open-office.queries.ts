import type { PageOf } from '@mall/contract/kernel/paging.ts';
import {
  type OfficeHook,
  type OfficeHookQuery,
  OfficeHook as OfficeHookSchema,
  type OfficeKey,
  type OfficeKeyQuery,
  OfficeKey as OfficeKeySchema,
} from '@mall/contract/open/open-operations.api.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { hookState } from './open-hook.queries.ts';
import { keyStanding, keyState, makerName } from './open-key.queries.ts';

const named = (word: string | undefined, columns: string) =>
  word ? sql`concat_ws(' ', ${sql.raw(columns)}) ilike ${likePattern(word)}` : sql`true`;

export const listOfficeKeys = async (tx: Tx, { state, word, page, limit }: OfficeKeyQuery): Promise<PageOf<OfficeKey>> => {
  const from = sql`from open_key k join member m on m.id = k.member_id join company c on c.id = k.company_id
    where ${named(word, 'c.name, k.name, k.key')} and ${state ? sql`(${keyState}) = ${state}` : sql`true`}`;
  const list = await readRows(tx, OfficeKeySchema)`
    select ${keyStanding}, k.company_id::text as "companyId", c.name as "companyName",
      (select count(*)::int from open_call o where o.key_id = k.id and o.at > now() - interval '1 day' and o.status = 429) as limited
    ${from} order by k.last_used_at desc nulls last, k.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [total] = await readRows(tx, TotalRow)`select count(*)::int as total ${from}`;
  return { list, total: total?.total ?? 0 };
};

export const listOfficeHooks = async (tx: Tx, { state, word, page, limit }: OfficeHookQuery): Promise<PageOf<OfficeHook>> => {
  const from = sql`from open_hook h join member m on m.id = h.member_id join company c on c.id = h.company_id
    where ${named(word, 'c.name, h.name, h.url')} and ${state ? sql`(${hookState}) = ${state}` : sql`true`}`;
  const list = await readRows(tx, OfficeHookSchema)`
    select h.id::text, h.name, h.url, ${makerName} as maker, ${hookState} as state, ${timeText(sql`h.failing_since`)} as "failingSince",
      ${timeText(sql`h.last_good_at`)} as "lastGood", ${timeText(sql`h.last_bad_at`)} as "lastBad",
      (select count(*)::int from open_delivery d where d.hook_id = h.id and d.done_at is null) as waiting,
      h.company_id::text as "companyId", c.name as "companyName"
    ${from} order by h.failing_since nulls last, h.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [total] = await readRows(tx, TotalRow)`select count(*)::int as total ${from}`;
  return { list, total: total?.total ?? 0 };
};
