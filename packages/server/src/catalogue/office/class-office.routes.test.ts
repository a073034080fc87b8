import { brandOfficeApi } from '@mall/contract/catalogue/brand-office.api.ts';
import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import {
  type AttributeFields,
  type ClassChange,
  type ClassFields,
  mostMovedGoods,
  type SixNames,
} from '@mall/contract/catalogue/class-office.rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { counterSteps } from '../../testing/counter-steps.ts';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addMember } from '../../testing/test-member.ts';

const mall = testApp();
const counter = counterSteps(mall);
let as: { token: string };
const run = async (text: string, values: unknown[] = []) =>
  (await mall.house.db.pool.query(text, values)).rows as Record<string, unknown>[];
const six = (zh: string): SixNames => ({ zh, en: `${zh} en`, fra: `${zh} fr`, spa: `${zh} es`, pt: `${zh} pt`, ru: `${zh} ru` });
const fields = (zh: string, more: Partial<ClassFields> = {}): ClassFields => ({
  names: six(zh),
  synonyms: [],
  unit: '米',
  taxRate: 13,
  nameRule: '',
  shown: true,
  ...more,
});
const attribute = (zh: string, values: AttributeFields['values'], more: Partial<AttributeFields> = {}): AttributeFields => ({
  names: six(zh),
  kind: 'choice',
  unit: 'mm²',
  required: true,
  facet: true,
  inName: true,
  drivesSpec: true,
  values,
  ...more,
});
const tree = async () => (await mall.call(classOfficeApi.tree, {}, as)).data;
const attributesOf = async (id: string) => (await mall.call(classOfficeApi.attributes, { params: { id } }, as)).data;
const publish = async (changes: ClassChange[], version?: number) =>
  mall.call(classOfficeApi.publish, { body: { version: version ?? (await tree()).version, reason: '按行业习惯', changes } }, as);
const { cables, power, breaker, control } = small.classes;

const value = (id: string | null, text: string, also: string[] = []) => ({ id, value: text, also });

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 20);
  for (const table of ['member', 'goods_class', 'brand', 'label', 'attribute', 'attribute_value'])
    await run(`select nextval(pg_get_serial_sequence('${table}', 'id')) from generate_series(1, 100)`);
  const { mobile } = await addMember(mall.house.db, { audience: 'operator' });
  as = await counter.enrol(mobile);
  // Both leaves have 截面 with one value in common; goods are told apart by it.
  await run(
    `insert into attribute (id, class_id, names, facet, in_name, drives_spec, sort) values (50, 3, $1, true, true, true, 1), (51, 4, $1, true, true, true, 1), (52, 4, $2, true, false, false, 2)`,
    [JSON.stringify(six('截面')), JSON.stringify(six('屏蔽'))],
  );
  await run(
    `insert into attribute_value (id, attribute_id, value, sort) values (60, 50, '3×240', 1), (61, 50, '3x240', 2), (62, 51, '3×240', 1), (63, 51, '3×95', 2), (64, 52, '铜带', 1)`,
  );
  await run(
    `insert into goods_attribute (goods_id, value_id, attribute_id) select id, case when gc_id = 3 then 60 else 62 end, case when gc_id = 3 then 50 else 51 end from goods`,
  );
  await run(`insert into goods_attribute (goods_id, value_id, attribute_id) values (2, 61, 50), (1, 63, 51), (1, 64, 52)`);
  await run(`update spec set axis = '{"截面": "3×240"}'`);
  await run(`update spec set axis = '{"截面": "3x240"}', axis_line = '3x240' where goods_id = 2`);
});

describe('classes', () => {
  it('are shown with what is hidden, and published on their version alone', async () => {
    const { classes, version } = await tree();
    expect(classes.map(({ id }) => id)).toContain(small.classes.hidden);
    expect((await publish([{ act: 'class.change', classId: control, fields: fields('控制电缆') }], version + 1)).errorCode).toBe(
      'class_office.changed_meanwhile',
    );
    const done = await publish([{ act: 'class.change', classId: control, fields: fields('控制与信号电缆', { synonyms: ['控缆'] }) }]);
    expect(done.data.version).toBe(version + 1);
    expect((await tree()).last).toMatchObject({ version: version + 1, reason: '按行业习惯', changes: 1 });
    // The trade's tables know it by its first name.
    expect(await run(`select former from goods_class where id = 4`)).toEqual([{ former: ['控制电缆'] }]);
    expect((await mall.call(classOfficeApi.history, { query: {} }, as)).data.total).toBe(1);
  });

  it('are added and moved together, all or none', async () => {
    const changes: ClassChange[] = [
      { act: 'class.add', classId: '+1', parentId: cables, fields: fields('特种电缆') },
      { act: 'class.add', classId: '+2', parentId: '+1', fields: fields('防火电缆') },
      { act: 'class.move', classId: control, parentId: '+1', beforeId: '+2' },
    ];
    expect((await publish([...changes, { act: 'class.add', classId: '+3', parentId: null, fields: fields('特种电缆') }])).errorCode).toBe(
      'class_office.name_taken',
    );
    expect(await run(`select from goods_class where names ->> 'zh' = '特种电缆'`)).toEqual([]);
    expect((await publish(changes)).code).toBe(200);
    const { classes } = await tree();
    const special = classes.find(({ names }) => names.zh === '特种电缆');
    expect(special).toMatchObject({ level: 2, parentId: cables, goodsCount: 10 });
    expect(classes.filter(({ parentId }) => parentId === special?.id).map(({ names }) => names.zh)).toEqual(['控制与信号电缆', '防火电缆']);
    expect(await run(`select distinct second_gc_id::text as id from goods where gc_id = 4`)).toEqual([{ id: special?.id }]);
    expect(await run(`select path from goods_class where id = 4`)).toEqual([{ path: `1/${special?.id}/4` }]);
    expect((await publish([{ act: 'class.move', classId: control, parentId: power, beforeId: breaker }])).code).toBe(200);
  });

  it('stay within three levels', async () => {
    expect((await publish([{ act: 'class.add', classId: '+1', parentId: control, fields: fields('第四级') }])).errorCode).toBe(
      'class_office.level_wrong',
    );
    expect((await publish([{ act: 'class.move', classId: control, parentId: cables, beforeId: null }])).errorCode).toBe(
      'class_office.level_wrong',
    );
    expect((await publish([{ act: 'class.move', classId: power, parentId: null, beforeId: null }])).errorCode).toBe(
      'class_office.level_wrong',
    );
    expect((await publish([{ act: 'class.merge', classId: control, intoId: power }])).errorCode).toBe('class_office.merge_wrong');
    expect((await publish([{ act: 'class.change', classId: power, fields: fields('电力电缆', { unit: '箩筐' }) }])).errorCode).toBe(
      'goods.unit_unknown',
    );
    expect((await publish([{ act: 'attribute.save', attributeId: '+1', classId: power, fields: attribute('截面', []) }])).errorCode).toBe(
      'class_office.level_wrong',
    );
  });
});

describe('attributes', () => {
  it('say what a change comes to, and refuse to lose what goods have', async () => {
    const change: ClassChange = {
      act: 'attribute.save',
      attributeId: '50',
      classId: breaker,
      fields: attribute('截面', [value('60', '3×240')]),
    };
    const [effect] = (await mall.call(classOfficeApi.effects, { body: { changes: [change] } }, as)).data;
    expect(effect).toEqual({ goods: 10, specs: 10, places: 0, lost: ['3x240'] });
    expect((await publish([change])).errorCode).toBe('class_office.value_used');
  });

  it('take equal values for one: goods and specs of the one have the other', async () => {
    const saved = attribute('截面', [value('60', '3×240', ['3x240', '三芯240']), value(null, '3×300')]);
    expect((await publish([{ act: 'attribute.save', attributeId: '50', classId: breaker, fields: saved }])).code).toBe(200);
    expect(await run(`select value, also from attribute_value where attribute_id = 50 order by sort`)).toEqual([
      { value: '3×240', also: ['3x240', '三芯240'] },
      { value: '3×300', also: [] },
    ]);
    expect(await run(`select axis, axis_line, value_ids::text[] as ids from spec where goods_id = 2`)).toEqual([
      { axis: { 截面: '3×240' }, axis_line: '3×240', ids: ['60'] },
    ]);
    expect(await run(`select value_id::text as id from goods_attribute where goods_id = 2`)).toEqual([{ id: '60' }]);
    const twice = attribute('截面', [value('60', '3×240', ['甲']), value(null, '甲')]);
    expect((await publish([{ act: 'attribute.save', attributeId: '50', classId: breaker, fields: twice }])).errorCode).toBe(
      'class_office.value_twice',
    );
  });

  it('are renamed with the specs that they tell apart, ordered, and removed where none is', async () => {
    const kept = (await attributesOf(breaker))[0]?.values.map(({ id, value: text, also }) => ({ id, value: text, also })) ?? [];
    const respelled = kept.map((one) => (one.id === '60' ? { ...one, value: '3×240mm²' } : one));
    const done = await publish([
      { act: 'attribute.save', attributeId: '50', classId: breaker, fields: attribute('规格截面', respelled) },
      {
        act: 'attribute.save',
        attributeId: '+1',
        classId: breaker,
        fields: attribute('操作机构', [value(null, '弹簧')], { drivesSpec: false }),
      },
      { act: 'attribute.move', attributeId: '+1', beforeId: '50' },
    ]);
    expect(done.code).toBe(200);
    expect(await run(`select axis, value_ids::text[] as ids from spec where goods_id = 4`)).toEqual([
      { axis: { 规格截面: '3×240mm²' }, ids: ['60'] },
    ]);
    const [first, second] = await attributesOf(breaker);
    expect([first?.names.zh, second?.names.zh]).toEqual(['操作机构', '规格截面']);
    expect((await publish([{ act: 'attribute.remove', attributeId: '50' }])).errorCode).toBe('class_office.attribute_used');
    expect((await publish([{ act: 'attribute.remove', attributeId: first?.id ?? '' }])).code).toBe(200);
    expect(await attributesOf(breaker)).toHaveLength(1);
    await publish([{ act: 'attribute.save', attributeId: '50', classId: breaker, fields: attribute('截面', kept) }]);
    expect((await publish([{ act: 'attribute.save', attributeId: '50', classId: control, fields: attribute('截面', []) }])).errorCode).toBe(
      'kernel.not_found',
    );
  });
});

const undo = async (to: number) => mall.call(classOfficeApi.undo, { body: { version: (await tree()).version, to, reason: '退回' } }, as);
const shot = async () => {
  const { classes } = await tree();
  const attributes = (await attributesOf(breaker)).map(({ id: _id, values, ...rest }) => ({
    ...rest,
    values: values.map(({ value: text, also }) => [text, also]),
  }));
  return {
    classes: classes.filter(({ shown }) => shown).map(({ id, parentId, names, synonyms }) => [id, parentId, names.zh, synonyms]),
    attributes,
  };
};

describe('a publication', () => {
  it('is undone to an earlier version, as one of its own, and that again', async () => {
    const { version } = await tree();
    const before = await shot();
    const [first] = await attributesOf(breaker);
    await publish([
      { act: 'class.change', classId: control, fields: fields('控制电缆二', { synonyms: ['二'] }) },
      { act: 'class.add', classId: '+1', parentId: power, fields: fields('要退回的') },
      { act: 'class.move', classId: control, parentId: power, beforeId: null },
    ]);
    await publish([
      { act: 'attribute.save', attributeId: '+1', classId: breaker, fields: attribute('护套', [value(null, '红')], { drivesSpec: false }) },
      { act: 'attribute.move', attributeId: '+1', beforeId: first?.id ?? '' },
    ]);
    const after = await shot();
    expect(after).not.toEqual(before);
    expect((await mall.call(classOfficeApi.history, { query: {} }, as)).data.list.map(({ back }) => back).slice(0, 3)).toEqual([
      false,
      true,
      true,
    ]);
    expect((await undo(version + 2)).errorCode).toBe('kernel.not_found');
    expect((await undo(version)).data).toEqual({ version: version + 3 });
    expect(await shot()).toEqual(before);
    expect((await tree()).last).toMatchObject({ undoes: version, reason: '退回' });
    expect((await undo(version + 2)).code).toBe(200);
    expect(await shot()).toEqual(after);
    expect((await undo(version)).code).toBe(200);
    expect(await shot()).toEqual(before);
  });
});

describe('goods of a class', () => {
  it('move to another with what they have, and what is missing there comes along', async () => {
    await run(
      `insert into goods_draft (store_id, goods_id, member_id, fields) values (1, 1, 1, '{"classId": "4", "params": {"51": "3×95", "53": "甲"}}'),
        (1, null, 1, '{"classId": "4", "params": {}}')`,
    );
    await run(`insert into attribute (id, class_id, names, facet, in_name, drives_spec, sort) values (53, 4, $1, false, false, false, 3)`, [
      JSON.stringify(six('只在这里')),
    ]);
    const moved = await mall.call(
      classOfficeApi.moveGoods,
      { params: { id: control }, body: { intoId: breaker, goodsIds: ['1'], reason: '归错了' } },
      as,
    );
    expect(moved.data).toEqual({ moved: 1, left: 9 });
    expect(
      await run(
        `select a.names ->> 'zh' as name, v.value from goods_attribute g join attribute_value v on v.id = g.value_id join attribute a on a.id = v.attribute_id where g.goods_id = 1 and a.class_id = 3 order by 1, 2`,
      ),
    ).toEqual([
      { name: '屏蔽', value: '铜带' },
      { name: '截面', value: '3×240' },
      { name: '截面', value: '3×95' },
    ]);
    expect(await run(`select value_ids::text[] as ids from spec where goods_id = 1`)).toEqual([{ ids: ['60'] }]);
    // What is being changed of them stands there, too; a parameter that no goods brought along is not asked for there.
    expect(await run(`select fields from goods_draft order by goods_id nulls last`)).toEqual([
      { fields: { classId: '3', params: { 50: '3×95' } } },
      { fields: { classId: '4', params: {} } },
    ]);
    await run(`delete from goods_draft; delete from attribute where id = 53`);
    expect((await tree()).classes.find(({ id }) => id === breaker)?.goodsCount).toBe(11);
    const gone = await mall.call(
      classOfficeApi.moveGoods,
      { params: { id: control }, body: { intoId: breaker, goodsIds: ['1'], reason: '再来' } },
      as,
    );
    expect(gone.errorCode).toBe('kernel.not_found');
    expect((await mall.call(classOfficeApi.goods, { params: { id: breaker }, query: { word: 'SPU000001' } }, as)).data.total).toBe(1);
  });
});

describe('a merge', () => {
  it('moves goods, attributes and whatever names the class, and leaves nothing hanging', async () => {
    await run(`insert into zone_rule (zone_id, kind, target) values (1, 'class', '4')`);
    await run(`insert into brand_class (brand_id, class_id) values (1, 4)`);
    await run(`insert into store_main_class (store_id, class_id) values (2, 4)`);
    await run(`insert into custom_class (name, class_id) values ('{"zh": "控缆"}', 4)`);
    await run(`insert into saved_view (member_id, list, name, query) values (1, '/goods', '我的', 'page=2&classId=4')`);
    await run(
      `insert into activity (id, activity_type, names, scope, starts_at, ends_at) values (900, 1, $1, 'class', now(), now() + interval '1 day')`,
      [JSON.stringify(six('券'))],
    );
    await run(`insert into activity_target (activity_id, target_id) values (900, 4)`);
    await run(`insert into plate_rule (pattern, class_id) values ('KVVX-{截面}', 4)`);
    const words = { zh: '控缆', en: '', fra: '', spa: '', pt: '', ru: '' };
    const to = { relationType: 'class', relationTarget: '4', typeKeyWord: '', linkType: 'inner' };
    const span = { shown: true, startsDate: null, endsDate: null };
    const layout = {
      floors: [
        {
          floorStyle: 4,
          title: words,
          subtitle: words,
          image: '',
          actionType: 'class',
          actionParams: { classId: '4' },
          ...span,
          goods: [],
          links: [{ part: 'chip', groupNo: 0, title: words, subtitle: words, image: '', ...to }],
        },
      ],
      advs: [{ advKey: 'home_banner', title: words, subtitle: words, image: '/media/a.webp', ...span, links: [to] }],
    };
    await run(`insert into layout_draft (zone_id, content, revision, saved_by) values (0, $1, 1, 1)`, [JSON.stringify(layout)]);
    await run(
      `insert into layout_version (zone_id, version, state, content, due_at, live_at) values
        (0, 1, 'past', $1, null, now()), (0, 2, 'scheduled', $1, now() + interval '1 day', null)`,
      [JSON.stringify(layout)],
    );
    const typed = JSON.stringify({ classId: '4', params: { 51: '3×240', 52: '铜带' }, name: '手打' });
    await run(`insert into goods_draft (store_id, goods_id, member_id, fields) values (1, null, 1, $1)`, [typed]);
    await run(`insert into goods_version (goods_id, version, member_id, fields) values (3, 1, 1, $1)`, [typed]);
    await run(
      `insert into goods_draft (store_id, goods_id, member_id, fields) values (1, 2, 1, '{"classId": "3", "params": {"50": "3×300"}}')`,
    );
    await run(`insert into store_application_draft (member_id, fields) values (1, '{"classes": ["4", "9"]}')`);
    await run(`insert into store_application (id, member_id, state) values (90, 1, 'pending')`);
    await run(`insert into store_application_version (application_id, version, member_id, fields) values (90, 1, 1, '{"classes": ["4"]}')`);
    await run(`insert into store_class_term (class_id, deposit_fen) values (4, 100)`);
    await run(
      `insert into company_purchase (company_name, country_code, gc_id, titles, descriptions, quantity, budget_fen, deadline)
       values ('某公司', 'DE', 4, $1, $1, 1, 1, now() + interval '1 day')`,
      [JSON.stringify(six('采购'))],
    );
    await run(`insert into company (id, name, unified_code) values (90, '某公司', '91110000000000009X') on conflict do nothing`);
    await run(
      `insert into inquiry (inquiry_no, member_id, company_id, draft) values ('XJ20260101-0001', 1, 90, '{"thirdGcId": "4", "title": "问"}')`,
    );
    const [shield] = await run(`select id::text from attribute where class_id = 3 and names ->> 'zh' = '屏蔽'`);
    const change: ClassChange = { act: 'class.merge', classId: control, intoId: breaker };
    expect((await mall.call(classOfficeApi.effects, { body: { changes: [change] } }, as)).data).toEqual([
      { goods: 9, specs: 9, places: 11, lost: [] },
    ]);
    expect((await publish([change])).code).toBe(200);

    expect(await run(`select count(*)::int as n from goods where gc_id = 4`)).toEqual([{ n: 0 }]);
    expect(await run(`select count(*)::int as n from goods where gc_id = 3 and second_gc_id = 2 and first_gc_id = 1`)).toEqual([{ n: 20 }]);
    expect(await run(`select id::text from attribute where class_id = 4`)).toEqual([]);
    expect(await run(`select count(*)::int as n from spec where value_ids = '{60}'`)).toEqual([{ n: 20 }]);
    expect(
      await run(
        `select count(*)::int as n from goods_attribute g join attribute_value v on v.id = g.value_id where v.attribute_id <> g.attribute_id`,
      ),
    ).toEqual([{ n: 0 }]);
    expect(await run(`select target from zone_rule where kind = 'class'`)).toEqual([{ target: '3' }]);
    expect(
      await run(
        `select class_id::text as id from brand_class union all select class_id::text from store_main_class where store_id = 2 union all select class_id::text from custom_class where name ->> 'zh' = '控缆' union all select class_id::text from plate_rule`,
      ),
    ).toEqual([{ id: '3' }, { id: '3' }, { id: '3' }, { id: '3' }]);
    expect(await run(`select target_id::text as id from activity_target where activity_id = 900`)).toEqual([{ id: '3' }]);
    expect(await run(`select query from saved_view`)).toEqual([{ query: 'page=2&classId=3' }]);
    const said = await run(`select content::text as text from layout_draft union all select content::text from layout_version`);
    expect(said.map(({ text }) => [String(text).match(/"(relationTarget|id)": "3"/g)?.length, String(text).includes('"4"')])).toEqual(
      Array.from({ length: 3 }, () => [3, false]),
    );
    const followed = { fields: { classId: '3', params: { 50: '3×240', [String(shield?.['id'])]: '铜带' }, name: '手打' } };
    expect(await run(`select fields from goods_draft where goods_id is null union all select fields from goods_version`)).toEqual([
      followed,
      followed,
    ]);
    expect(await run(`select fields from goods_draft where goods_id = 2`)).toEqual([{ fields: { classId: '3', params: { 50: '3×300' } } }]);
    expect(
      await run(
        `select fields -> 'classes' as ids from store_application_draft union all select fields -> 'classes' from store_application_version`,
      ),
    ).toEqual([{ ids: ['3', '9'] }, { ids: ['3'] }]);
    expect(await run(`select draft from inquiry`)).toEqual([{ draft: { thirdGcId: '3', title: '问' } }]);
    expect(await run(`select class_id::text as id from store_class_term union all select gc_id::text from company_purchase`)).toEqual([
      { id: '3' },
      { id: '3' },
    ]);
    expect(await run(`select merged_into::text as into, shown from goods_class where id = 4`)).toEqual([{ into: '3', shown: false }]);
    expect(await run(`select former from goods_class where id = 3`)).toEqual([{ former: ['控制与信号电缆', '控制电缆', '控制电缆二'] }]);
    const { classes } = await tree();
    expect(classes.map(({ id }) => id)).not.toContain(control);
    expect(classes.find(({ id }) => id === breaker)?.goodsCount).toBe(20);
    expect((await publish([change])).errorCode).toBe('kernel.not_found');
    const { version } = await tree();
    const undone = await mall.call(classOfficeApi.undo, { body: { version, to: version - 1, reason: '退回' } }, as);
    expect([undone.errorCode, undone.msg]).toEqual(['class_office.undo_impossible', expect.stringContaining(`v${version}`)]);
    // A name is free again once nothing bears it.
    expect((await publish([{ act: 'class.add', classId: '+1', parentId: power, fields: fields('控制与信号电缆') }])).code).toBe(200);
  });

  it('moves the classes below where there are such, and no more goods than one step may', async () => {
    await publish([
      { act: 'class.add', classId: '+1', parentId: null, fields: fields('开关设备') },
      { act: 'class.add', classId: '+2', parentId: '+1', fields: fields('高压开关') },
    ]);
    const { classes } = await tree();
    const switches = classes.find(({ names }) => names.zh === '高压开关')?.id ?? '';
    expect((await publish([{ act: 'class.merge', classId: power, intoId: switches }])).code).toBe(200);
    const [top] = await run(`select first_gc_id::text as first, second_gc_id::text as second from goods limit 1`);
    expect(top?.['second']).toBe(switches);
    expect(top?.['first']).not.toBe(cables);
    await run(`insert into goods (id, first_gc_id, second_gc_id, gc_id, brand_id, store_id, price_fen, source, spu_code, name, unit)
      select 10000 + n, g.first_gc_id, g.second_gc_id, g.gc_id, 1, 1, 100, 'self', 'MANY' || n, '多', '米' from goods g, generate_series(1, ${mostMovedGoods}) n where g.id = 1`);
    const other = (await tree()).classes.find(({ names }) => names.zh === '控制与信号电缆')?.id ?? '';
    expect((await publish([{ act: 'class.merge', classId: breaker, intoId: other }])).errorCode).toBe('class_office.too_many_goods');
    const part = await mall.call(
      classOfficeApi.moveGoods,
      { params: { id: breaker }, body: { intoId: other, goodsIds: null, reason: '分批' } },
      as,
    );
    expect(part.data).toEqual({ moved: mostMovedGoods, left: 20 });
    expect((await publish([{ act: 'class.merge', classId: breaker, intoId: other }])).code).toBe(200);
  });
});

describe('brands and labels', () => {
  const brand = { name: '远东', enName: 'Far East', initial: 'Y', story: '', logo: '', own: false };

  it('are kept by one name, and go only where nothing has them', async () => {
    const { id } = (await mall.call(brandOfficeApi.add, { body: brand }, as)).data;
    expect((await mall.call(brandOfficeApi.add, { body: brand }, as)).errorCode).toBe('class_office.brand_taken');
    expect((await mall.call(brandOfficeApi.save, { params: { id }, body: { ...brand, enName: 'FE' } }, as)).code).toBe(200);
    expect((await mall.call(brandOfficeApi.page, { query: { word: '远东' } }, as)).data.list).toMatchObject([
      { id, enName: 'FE', goodsCount: 0 },
    ]);
    expect((await mall.call(brandOfficeApi.remove, { params: { id: '1' } }, as)).errorCode).toBe('class_office.in_use');
    expect((await mall.call(brandOfficeApi.remove, { params: { id } }, as)).code).toBe(200);
  });

  it('the same for labels', async () => {
    const body = { key: 'rush', names: six('急用'), tone: 'red' as const };
    const { id } = (await mall.call(brandOfficeApi.addLabel, { body }, as)).data;
    expect((await mall.call(brandOfficeApi.addLabel, { body }, as)).errorCode).toBe('class_office.key_taken');
    expect((await mall.call(brandOfficeApi.saveLabel, { params: { id }, body: { names: six('加急'), tone: 'amber' } }, as)).code).toBe(200);
    await run(`insert into goods_label (goods_id, label_id) values (1, $1)`, [id]);
    expect((await mall.call(brandOfficeApi.labels, { query: {} }, as)).data.list.at(-1)).toMatchObject({
      id,
      tone: 'amber',
      goodsCount: 1,
    });
    expect((await mall.call(brandOfficeApi.removeLabel, { params: { id } }, as)).errorCode).toBe('class_office.in_use');
    await run(`delete from goods_label`);
    expect((await mall.call(brandOfficeApi.removeLabel, { params: { id } }, as)).code).toBe(200);
  });

  it('take drawings as pictures', async () => {
    const image = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    expect((await mall.call(brandOfficeApi.picture, { body: { image } }, as)).data.url).toMatch(/^\/media\/site\/[0-9a-f]{64}\.svg$/);
  });
});
