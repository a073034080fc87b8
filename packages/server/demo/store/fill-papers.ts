import type pg from 'pg';
import { followPapers } from '../../src/catalogue/shelf/follow-papers.ts';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { txOn } from '../../src/kernel/db.ts';

const kinds = `case
  when q.name = '营业执照' then 'licence' when q.name = '一般纳税人资格' then 'taxpayer' when q.name ~ '生产(许可|资质)' then 'production' when q.name ~ 'CCC|强制性(产品)?认证' then 'ccc'
  when q.name ~ '型式(试验|检验|评价)' then 'typeTest' when q.name ~ 'ISO ?9001' then 'quality' when q.name ~ '海关' then 'customs' else 'other' end`;

const dayMs = 86_400_000;
const page = (picture: string, name: string) => JSON.stringify([{ url: pictureAddress('papers', picture), name }]);

/** How long the papers of the stores hold: most for years, some of the stores that the demo's sellers keep end soon, one has run out, one has taken goods from the shelf, and two renewals wait for the mall. */
export const fillPapers = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const dayIn = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  await client.query(
    `update store_qualification q set kind = ${kinds}, number = case when q.name = '营业执照' then s.licence ->> 'unifiedCode' else 'DEMO-' || lpad(q.id::text, 6, '0') end,
       valid_until = case when q.name in ('营业执照', '一般纳税人资格') then null else $1::date + 200 + (q.id * 37 % 1300)::int end, files = $2::jsonb
     from store s where s.id = q.store_id`,
    [now, page('type-test', '资质文件.png')],
  );
  await client.query(`update store_qualification set files = $1::jsonb where kind = 'licence'`, [page('licence', '营业执照.png')]);
  const { rows } = await client.query<{ member: string; store: string; papers: { id: string; name: string }[] }>(
    `select m.id::text as member, m.store_id::text as store, (select json_agg(json_build_object('id', q.id::text, 'name', q.name) order by q.kind <> 'quality', q.sort)
       from store_qualification q where q.store_id = m.store_id and q.kind not in ('licence', 'taxpayer')) as papers
     from member m where m.audience = 'seller' and m.store_id is not null and m.mobile between '13900000001' and '13900000004' order by m.mobile`,
  );
  const ends = (id: string, days: number, lapsed = false) =>
    client.query('update store_qualification set valid_until = $2, warned_days = $3, lapsed_at = $4 where id = $1', [
      id,
      dayIn(days),
      lapsed ? 7 : null,
      lapsed ? now : null,
    ]);
  const hands = (member: string, id: string, more: { decision?: string; reason?: string; hours: number }) =>
    client.query(
      `insert into store_paper_version (paper_id, version, member_id, fields, decision, faults, submitted_at, decided_at) values ($1, 1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        member,
        JSON.stringify({
          number: `DEMO-NEW-${id}`,
          validUntil: dayIn(1100),
          files: [{ url: pictureAddress('papers', 'type-test'), name: '换证后扫描件.png' }],
        }),
        more.decision ?? null,
        JSON.stringify(more.reason ? [{ field: 'files', reason: more.reason }] : []),
        new Date(now.getTime() - more.hours * 3_600_000),
        more.decision ? new Date(now.getTime() - 3_600_000) : null,
      ],
    );
  for (const [at, { member, store, papers }] of rows.entries()) {
    const [first, second, third] = papers;
    if (first) await ends(first.id, [-12, 24, -9, 52][at] ?? 300, at === 2 || (at === 0 && (await needsNothing(client, first.id))));
    if (second && at < 2) {
      await ends(second.id, [41, 17][at] ?? 300);
      await hands(member, second.id, { hours: at * 20 + 5 });
    }
    if (second && at === 2) await ends(second.id, 5);
    if (at === 2) await followPapers(txOn(client), store);
    if (third && at === 0) await hands(member, third.id, { hours: 30, decision: 'rejected', reason: '第 2 页盖章不清，请重新扫描' });
  }
};

/** Whether no class asks for a paper: one that has run out then leaves the shelves as they are, which the demo's other tales are told of. */
const needsNothing = async (client: pg.PoolClient, id: string): Promise<boolean> => {
  const { rows } = await client.query(
    `select from store_qualification q join goods g on g.store_id = q.store_id join store_class_term t on t.class_id = g.second_gc_id where q.id = $1 and q.kind = any (t.needs) limit 1`,
    [id],
  );
  return rows.length === 0;
};
