import type { QueryOf } from '@mall/contract/kernel/call.ts';
import { PlateRuleRow, SynonymRow, type searchOfficeApi } from '@mall/contract/search/search-office.api.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { timeText } from '../../kernel/time-text.ts';

export const listSynonyms = async (tx: Tx, { word, page, limit }: QueryOf<typeof searchOfficeApi.synonyms>) => {
  const like = likePattern(word ?? '');
  const where = sql`(${word === undefined} or s.word ilike ${like} or s.means ilike ${like})`;
  const list = await readRows(tx, SynonymRow)`
    select s.id::text, s.word, s.means, s.note, coalesce(m.member_name, '') as by, ${timeText(sql`s.updated_at`)} as time
    from search_synonym s left join member m on m.id = s.member_id where ${where} order by s.updated_at desc, s.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from search_synonym s where ${where}`;
  return { list, total: counted?.total ?? 0 };
};

export const listPlateRules = async (tx: Tx, { word, page, limit }: QueryOf<typeof searchOfficeApi.plates>) => {
  const like = likePattern(word ?? '');
  const from = sql`plate_rule r join goods_class c on c.id = r.class_id where (${word === undefined} or r.pattern ilike ${like} or c.names ->> 'zh' ilike ${like})`;
  const list = await readRows(tx, PlateRuleRow)`
    select r.id::text, r.pattern, r.class_id::text as "classId", c.names ->> 'zh' as "className", r.note, coalesce((select m.member_name from member m where m.id = r.member_id), '') as by,
      ${timeText(sql`r.updated_at`)} as time
    from ${from} order by r.updated_at desc, r.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from ${from}`;
  return { list, total: counted?.total ?? 0 };
};
