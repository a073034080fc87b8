import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { MaterialCode } from '@mall/contract/procurement/match.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { companySide } from '../../company/company-side.ts';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import type { BuyerSide } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { onShelf } from '../../order/read-shelf.ts';

/** A code as it is compared: one width, no blanks, no case. */
export const codeKey = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s_]+/gu, '');

const KnownRow = z.strictObject({ key: z.string(), goods_id: z.string(), spec_id: z.string(), class_id: z.string() });
type NamedSpec = { goodsId: Id; specId: Id; classId: Id };

/** What a company means by some codes, as far as that can be bought. */
export const findCodes = async (tx: Tx, companyId: Id, codes: readonly string[]): Promise<Map<string, NamedSpec>> => {
  const keys = [...new Set(codes.map(codeKey))].filter((key) => key !== '');
  if (keys.length === 0) return new Map();
  const rows = await readRows(tx, KnownRow)`
    select m.code_key as key, s.goods_id::text, s.id::text as spec_id, g.gc_id::text as class_id from material_code m join spec s on s.id = m.spec_id
      join goods g on g.id = s.goods_id join store t on t.id = g.store_id and ${onShelf.onSale}
    where m.company_id = ${companyId} and m.code_key = any (${sql.param(keys)}::text[])`;
  return new Map(rows.map((row) => [row.key, { goodsId: row.goods_id, specId: row.spec_id, classId: row.class_id }]));
};

const CodeRow = z.strictObject({
  id: z.string(),
  code: z.string(),
  specId: z.string(),
  goodsId: z.string(),
  specName: z.string(),
  itemNumber: z.string(),
  onSale: z.boolean(),
  byName: z.string(),
  time: z.string(),
});

export const listCodes = async (
  tx: Tx,
  side: BuyerSide,
  { word, page, limit }: { word: string; page: number; limit: number },
): Promise<PageOf<MaterialCode>> => {
  const { companyId } = companySide(side);
  const named = word === '' ? sql`` : sql`and (m.code ilike ${likePattern(word)} or m.spec_name ilike ${likePattern(word)})`;
  const mine = sql`from material_code m join spec s on s.id = m.spec_id join goods g on g.id = s.goods_id join store t on t.id = g.store_id where m.company_id = ${companyId} ${named}`;
  const [list, [counted]] = await Promise.all([
    readRows(tx, CodeRow)`
      select m.id::text, m.code, m.spec_id::text as "specId", s.goods_id::text as "goodsId", m.spec_name as "specName",
        case when ${onShelf.onSale} then s.item_number else '' end as "itemNumber", (${onShelf.onSale}) as "onSale",
        coalesce((select b.member_name from member b where b.id = m.taught_by), '') as "byName", ${timeText(sql`m.learned_at`)} as time
      ${mine} order by m.learned_at desc, m.id desc limit ${limit} offset ${(page - 1) * limit}`,
    readRows(tx, TotalRow)`select count(*)::int as total ${mine}`,
  ]);
  return { list, total: counted?.total ?? 0 };
};
