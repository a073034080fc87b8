import type pg from 'pg';

type Found = { member: string; store: string; name: string; banner: string; goods: string; shelves: unknown };

/** How the stores of the demo's sellers look: two versions of each, and of one what is being changed. */
export const fillDecorations = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const { rows } = await client.query<Found>(
    `select m.id::text as member, s.id::text as store, s.name, s.banner,
       (select g.id::text from goods g where g.store_id = s.id and g.state = 'on' order by g.month_sales desc, g.id limit 1) as goods,
       (select coalesce(json_agg(json_build_object('id', c.id::text, 'name', c.name, 'children', (select coalesce(json_agg(json_build_object('id', d.id::text, 'name', d.name) order by d.sort, d.id), '[]')
          from store_class d where d.parent_id = c.id)) order by c.sort, c.id), '[]') from store_class c where c.store_id = s.id and c.parent_id is null) as shelves
     from member m join store s on s.id = m.store_id where m.audience = 'seller' and m.mobile between '13900000001' and '13900000004' order by m.mobile`,
  );
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const [at, { member, store, name, banner, goods, shelves }] of rows.entries()) {
    const plain = {
      template: 'home',
      banners: [{ image: banner, title: name, subtitle: '现货直发，开票规范', link: 'none', linkId: '' }],
      notices: [],
      shelves,
    };
    const full = {
      template: at === 2 ? 'ranking' : 'home',
      banners: [
        { image: banner, title: '工程备货季', subtitle: '整单询价 24 小时内报价', link: goods ? 'goods' : 'none', linkId: goods ?? '' },
        { image: banner, title: name, subtitle: '现货直发，开票规范', link: 'none', linkId: '' },
      ],
      notices: [
        { title: '发货安排', text: '工作日 16:00 前付款当天发出；大件由专线配送，签收时请当面验货。', until: '' },
        { title: '开票说明', text: '支持增值税专用发票，收货后 3 个工作日内开出。', until: '' },
      ],
      shelves,
    };
    const versions = [plain, full];
    for (const [place, fields] of versions.entries())
      await client.query('insert into store_decoration (store_id, version, fields, member_id, at) values ($1, $2, $3, $4, $5)', [
        store,
        place + 1,
        JSON.stringify(fields),
        member,
        ago(place === 0 ? 80 : 12),
      ]);
    await client.query('update store set template = $2 where id = $1', [store, full.template]);
    if (at > 0) continue;
    const changed = { ...full, notices: [{ title: '月底盘点', text: '本月最后一天仓库盘点，当天不发货。', until: '' }, ...full.notices] };
    await client.query('insert into store_decoration_draft (store_id, revision, fields, member_id, saved_at) values ($1, 1, $2, $3, $4)', [
      store,
      JSON.stringify(changed),
      member,
      ago(0.2),
    ]);
  }
};
