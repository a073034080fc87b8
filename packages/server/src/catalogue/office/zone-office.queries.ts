import { ZoneRow, type zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import { zoneRuleKinds } from '@mall/contract/catalogue/zone-office.rules.ts';
import type { QueryOf } from '@mall/contract/kernel/call.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { IdRow, readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { timeText } from '../../kernel/time-text.ts';

export const listZones = (tx: Tx): Promise<ZoneRow[]> =>
  readRows(tx, ZoneRow)`
    select z.id::text, z.key, z.kind, z.names, z.welcome, z.skin, z.banner, z.logo, z.open,
      coalesce((select c.amount from catalogue_count c where c.key = 'list:zone:' || z.id), 0)::int as "goodsCount",
      (select count(*)::int from zone_company c where c.zone_id = z.id) as "companyCount"
    from zone z order by z.sort, z.id`;

export const requireOfficeZone = async (tx: Tx, id: Id): Promise<void> => {
  const [found] = await readRows(tx, IdRow)`select id::text from zone where id = ${id}`;
  if (!found) throw refuse('kernel.not_found');
};

const RuleRow = z.strictObject({ kind: z.enum(zoneRuleKinds), target: z.string(), name: z.string() });

export const listZoneRules = async (tx: Tx, zoneId: Id) => {
  await requireOfficeZone(tx, zoneId);
  return readRows(tx, RuleRow)`
    select r.kind, r.target, coalesce(case r.kind
        when 'class' then (select names ->> 'zh' from goods_class where id::text = r.target) when 'brand' then (select name from brand where id::text = r.target)
        when 'label' then (select names ->> 'zh' from label where id::text = r.target) when 'store' then (select name from store where id::text = r.target)
        when 'goods' then (select name from goods where id::text = r.target) end, '') as name
    from zone_rule r where r.zone_id = ${zoneId} order by r.kind, r.target`;
};

const CompanyRow = z.strictObject({ id: Id, name: z.string(), people: z.int(), prices: z.int() });

export const listZoneCompanies = async (tx: Tx, zoneId: Id, { page, limit }: QueryOf<typeof zoneOfficeApi.companies>) => {
  await requireOfficeZone(tx, zoneId);
  const list = await readRows(tx, CompanyRow)`
    select c.id::text, c.name, (select count(*)::int from member m where m.company_id = c.id) as people, (select count(*)::int from agreed_left l where l.company_id = c.id and l.num_left > 0) as prices
    from zone_company z join company c on c.id = z.company_id where z.zone_id = ${zoneId} order by c.id limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from zone_company where zone_id = ${zoneId}`;
  return { list, total: counted?.total ?? 0 };
};

const PriceRow = z.strictObject({
  companyName: z.string(),
  contractSn: z.string(),
  itemNumber: z.string(),
  specName: z.string(),
  price: z.number(),
  agreed: z.number(),
  left: z.int(),
  until: TimeText,
});

/** Prices are those of contracts; here they are looked at, by the zone whose companies have them. */
export const listZonePrices = async (tx: Tx, zoneId: Id, { word, page, limit }: QueryOf<typeof zoneOfficeApi.prices>) => {
  await requireOfficeZone(tx, zoneId);
  const like = likePattern(word ?? '');
  const from = sql`zone_company z join company c on c.id = z.company_id join agreed_left v on v.company_id = c.id and v.num_left > 0
    join agreement a on a.id = v.agreement_id join spec s on s.id = v.spec_id
    where z.zone_id = ${zoneId} and (${word === undefined} or s.name ilike ${like} or s.item_number ilike ${like} or c.name ilike ${like} or a.contract_sn ilike ${like})`;
  const list = await readRows(tx, PriceRow)`
    select c.name as "companyName", a.contract_sn as "contractSn", s.item_number as "itemNumber", s.name as "specName", s.price_fen::float8 as price, v.price_fen::float8 as agreed,
      v.num_left as left, ${timeText(sql`v.ends_at`)} as until
    from ${from} order by c.id, a.contract_sn, s.item_number limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from ${from}`;
  return {
    list: list.map(({ price, agreed, ...row }) => ({ ...row, price: toYuan(fen(price)), agreed: toYuan(fen(agreed)) })),
    total: counted?.total ?? 0,
  };
};
