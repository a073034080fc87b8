import { type EntryFilter, EntryRow, PartnerRow, type partnerOperationsApi } from '@mall/contract/account/partner-operations.api.ts';
import type { QueryOf } from '@mall/contract/kernel/call.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { onDays } from '../../kernel/span.ts';
import { timeText } from '../../kernel/time-text.ts';

const entryEvents = { entered: 'partner.entered', refused: 'partner.entry_refused' } as const;
const ofEntries = sql`a.event in ('partner.entered', 'partner.entry_refused')`;

const keysOf = sql`(select coalesce(json_agg(json_build_object('keyNo', k.key_no, 'since', ${timeText(sql`k.created_at`)}, 'usedDate', ${timeText(sql`k.used_at`)},
    'endedDate', ${timeText(sql`k.ended_at`)}) order by k.ended_at is not null, k.created_at), '[]'::json)
  from (select * from partner_key x where x.partner_id = p.id order by x.ended_at is not null, x.created_at desc limit 4) k)`;

export const listPartners = async (tx: Tx, { word, page, limit }: QueryOf<typeof partnerOperationsApi.page>) => {
  const like = likePattern(word ?? '');
  const where = sql`(${word === undefined} or p.name ilike ${like} or c.name ilike ${like})`;
  const list = await readRows(tx, PartnerRow)`
    select p.id::text, p.name, p.company_id::text as "companyId", coalesce(c.name, '') as "companyName", p.tags, p.adds, p.enabled, ${keysOf} as keys,
      coalesce(n.entered, 0)::int as entered, coalesce(n.refused, 0)::int as refused
    from partner p left join company c on c.id = p.company_id left join (
      select a.detail ->> 'partnerId' as id, count(*) filter (where a.event = ${entryEvents.entered}) as entered, count(*) filter (where a.event = ${entryEvents.refused}) as refused
      from audit_log a where ${ofEntries} and a.at > now() - interval '30 days' group by 1) n on n.id = p.id::text
    where ${where} order by p.id limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`
    select count(*)::int as total from partner p left join company c on c.id = p.company_id where ${where}`;
  return { list, total: counted?.total ?? 0 };
};

const filterOf = ({ partnerId, result, ...days }: EntryFilter) => sql`${ofEntries}
  and (${partnerId ?? null}::text is null or a.detail ->> 'partnerId' = ${partnerId ?? null})
  and (${result ?? null}::text is null or a.event = ${result ? entryEvents[result] : null}) and ${onDays(sql`a.at`, days)}`;

/** From the trail, where each stands once. */
export const listEntries = async (tx: Tx, { page, limit, ...filter }: QueryOf<typeof partnerOperationsApi.entries>) => {
  const list = await readRows(tx, EntryRow)`
    select a.id::text, ${timeText(sql`a.at`)} as time, coalesce(a.detail ->> 'partner', '') as partner, coalesce(a.detail ->> 'tag', '') as tag,
      coalesce(a.detail ->> 'channelCode', '') as "channelCode",
      coalesce(m.member_name, '') as "memberName", a.detail ->> 'fault' as fault, a.address
    from audit_log a left join member m on m.id = a.member_id where ${filterOf(filter)} order by a.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from audit_log a where ${filterOf(filter)}`;
  return { list, total: counted?.total ?? 0 };
};
