import type pg from 'pg';
import { synonymKey } from '../../src/search/say-otherwise.ts';

const operator = '13700000014';

/** Words that buyers typed in vain and an operator then taught the search. */
const synonyms: readonly (readonly [word: string, means: string, note: string])[] = [
  ['钩表', '钳形电流表', '检修班组这样叫，9 月无结果 41 次'],
  ['电工鞋', '绝缘靴', '采购单常写'],
  ['热枪', '红外热像仪', ''],
  ['终端帽', '电缆终端头', '与旧分类“电缆头”一起整理'],
];

const plates: readonly (readonly [pattern: string, className: string, note: string])[] = [
  ['QDW3-{额定电流:A}/{极数:P}', '万能式断路器', '新进厂家的系列'],
  ['QDM3-{壳架电流:A}/{极数:P}', '塑壳断路器', ''],
];

const six = (zh: string, en: string, fra: string, spa: string, pt: string, ru: string) => JSON.stringify({ zh, en, fra, spa, pt, ru });

/** What operators taught the search, and a class that is about to become part of another: hidden since it has no goods, its attribute still there. */
export const fillSearchWords = async (client: pg.PoolClient, now: Date): Promise<void> => {
  for (const [word, means, note] of synonyms)
    await client.query(
      `insert into search_synonym (word, key, means, note, member_id, updated_at) select $1, $2, $3, $4, id, $5::timestamptz - interval '3 days' from member where mobile = $6`,
      [word, synonymKey(word), means, note, now, operator],
    );
  for (const [pattern, className, note] of plates)
    await client.query(
      `insert into plate_rule (pattern, class_id, note, member_id, updated_at)
       select $1, c.id, $2, m.id, $3::timestamptz - interval '2 days' from goods_class c, member m where c.names ->> 'zh' = $4 and m.mobile = $5`,
      [pattern, note, now, className, operator],
    );
  const { rows } = await client.query<{ id: string }>(
    `insert into goods_class (parent_id, level, path, names, picture, unit, description, synonyms, shown, sort)
     select p.id, 3, '', $1, t.picture, t.unit, t.description, '{电缆头子}', false, 99 from goods_class t join goods_class p on p.id = t.parent_id where t.names ->> 'zh' = '电缆终端头' returning id::text`,
    [six('电缆头', 'Cable heads', 'Têtes de câble', 'Cabezas de cable', 'Cabeças de cabo', 'Кабельные головки')],
  );
  const id = rows[0]?.id;
  await client.query(`update goods_class c set path = p.path || '/' || c.id from goods_class p where p.id = c.parent_id and c.id = $1`, [
    id,
  ]);
  await client.query(
    `with made as (insert into attribute (class_id, names, facet, in_name, drives_spec, sort) select $1::bigint, names, facet, in_name, drives_spec, 1
       from attribute where names ->> 'zh' = '额定电压' and class_id = (select id from goods_class where names ->> 'zh' = '电缆终端头') returning id)
     insert into attribute_value (attribute_id, value, sort) select id, '10千伏', 1 from made`,
    [id],
  );
};
