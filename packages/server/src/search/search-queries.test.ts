import { searchApi } from '@mall/contract/search/search.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({}, 2560);
const classOf = new Map<string, string>();

beforeAll(async () => {
  const { rows } = await mall.house.db.pool.query<{ id: string; name: string }>(
    `select g.id::text, c.names ->> 'zh' as name from goods g join goods_class c on c.id = g.gc_id`,
  );
  for (const row of rows) classOf.set(row.id, row.name);
});

const search = async (keyword: string) => (await mall.call(searchApi.goods, { query: { keyword } })).data;

/** What is typed, and the classes of which the first three goods must be. */
const queries: [keyword: string, ...classes: string[]][] = [
  // What a class is called
  ['低压电力电缆', '低压电力电缆'],
  ['控制电缆', '控制电缆'],
  ['环网柜', '环网柜'],
  ['干式变压器', '树脂浇注干式变压器', '干式非晶合金变压器', '非包封线圈干式变压器'],
  ['油浸式变压器', '三相油浸式变压器', '油浸式非晶合金变压器', '单相柱上变压器'],
  ['真空断路器', '户内真空断路器', '柱上真空断路器'],
  ['绝缘手套', '绝缘手套'],
  ['绝缘操作杆', '绝缘操作杆'],
  ['故障指示器', '故障指示器'],
  ['钢芯铝绞线', '钢芯铝绞线'],
  ['电缆桥架', '电缆桥架'],
  ['避雷器', '氧化锌避雷器'],
  ['防振锤', '防振锤'],
  ['铜母排', '铜母排'],
  ['光伏逆变器', '组串式光伏逆变器', '集中式光伏逆变器', '微型光伏逆变器', '光储混合逆变器'],
  ['柴油发电机组', '柴油发电机组'],
  ['激光打印机', '激光打印机'],
  ['手拉葫芦', '手拉葫芦'],
  ['地脚螺栓', '地脚螺栓'],
  ['时间继电器', '时间继电器'],
  ['红外热像仪', '红外热像仪'],
  ['单相智能电能表', '单相智能电能表'],
  // What buyers call it
  ['空开', '微型断路器', '塑壳断路器', '万能式断路器', '柱上真空断路器', '户内真空断路器', '剩余电流断路器', '费控外置断路器'],
  ['漏保', '剩余电流断路器'],
  ['框架开关', '万能式断路器'],
  ['防雷器', '浪涌保护器'],
  ['保险丝', '低压熔断器', '隔离开关熔断器组', '跌落式熔断器', '低压电缆分支箱'],
  ['太阳能板', '单晶光伏组件', '轻质柔性光伏组件', '光伏瓦构件'],
  ['摇表', '绝缘电阻测试仪'],
  ['地阻仪', '接地电阻测试仪'],
  ['令克棒', '绝缘操作杆'],
  ['工地帽', '电力安全帽'],
  ['力矩扳手', '预置式扭矩扳手'],
  ['倒链', '手拉葫芦'],
  ['铜鼻子', '铜铝接线端子'],
  ['水泥杆', '锥形混凝土电杆'],
  ['看门狗开关', '柱上真空断路器'],
  ['中置柜', '铠装移开式开关柜'],
  ['跌落保险', '跌落式熔断器'],
  ['紧线器', '双钩紧线器'],
  ['硒鼓', '打印机硒鼓'],
  ['直流屏', '变电站直流电源屏'],
  ['打印纸', '复印纸'],
  ['UPS', '在线式不间断电源'],
  ['PLC', '可编程逻辑控制器'],
  ['SVG', '静止无功发生器'],
  ['DTU', '站所终端DTU', '工业无线路由器'],
  // Models, however they are written
  ['YJV22', '低压电力电缆', '中压电力电缆'],
  ['yjv22 3x240', '中压电力电缆'],
  ['YJV22-3*240', '中压电力电缆'],
  ['YJV22 3×240', '中压电力电缆'],
  ['ＹＪＶ２２　３×２４０', '中压电力电缆'],
  ['KYN28A-12', '铠装移开式开关柜'],
  ['kyn28a 12', '铠装移开式开关柜'],
  ['VS1-12', '户内真空断路器'],
  ['vs112', '户内真空断路器'],
  ['JL/G1A', '钢芯铝绞线'],
  ['SCB14', '树脂浇注干式变压器'],
  ['OPGW', '光纤复合架空地线'],
  ['BV', '单芯铜芯布电线'],
  ['HY5W', '氧化锌避雷器'],
  // With a size
  ['10kV开关柜', '铠装移开式开关柜'],
  ['12 千伏 环网柜', '环网柜'],
  ['10 千伏 环网柜', '环网柜'],
  ['630A 塑壳断路器', '塑壳断路器'],
  ['630kVA 干式变压器', '树脂浇注干式变压器', '干式非晶合金变压器', '非包封线圈干式变压器'],
  ['红色 安全帽', '电力安全帽'],
  // Several words, in any order
  ['变压器 油浸', '三相油浸式变压器', '油浸式非晶合金变压器', '单相柱上变压器', '变压器保护装置'],
  [
    '电缆 阻燃',
    '低压电力电缆',
    '中压电力电缆',
    '控制电缆',
    '护套软电缆',
    '铝合金芯电力电缆',
    '非金属管道光缆',
    '计算机屏蔽电缆',
    '橡套软电缆',
    '单芯铜芯布电线',
  ],
  // Foreign words
  ['solar panel', '单晶光伏组件', '轻质柔性光伏组件', '光伏瓦构件'],
  ['power cables', '低压电力电缆', '中压电力电缆', '高压电力电缆', '铝合金芯电力电缆'],
  ['multimeter', '数字万用表'],
  ['inverter', '组串式光伏逆变器', '集中式光伏逆变器', '微型光伏逆变器', '光储混合逆变器'],
  ['силовой кабель', '低压电力电缆', '中压电力电缆', '高压电力电缆', '铝合金芯电力电缆'],
];

describe('the first goods found', () => {
  it.each(queries)('%s', async (keyword, ...classes) => {
    const { goodsVOList, totalCount } = await search(keyword);
    const found = goodsVOList.slice(0, 3).map((card) => classOf.get(card.goodsId));
    expect(totalCount, keyword).toBeGreaterThan(0);
    for (const name of found) expect(classes, `${keyword}: ${found.join(', ')}`).toContain(name);
  });
});

describe('slips', () => {
  it.each([
    ['断陆器', '断路器', 'typo'],
    ['gydlq', '高压断路器', 'pinyin'],
    ['bianyaqi', '变压器', 'pinyin'],
    ['dlq', '断路器', 'pinyin'],
    ['绝缘仔', '绝缘子', 'typo'],
    ['invertor', 'inverter', 'typo'],
    ['брейкер', undefined, undefined],
    ['电缆 没有这种', '电缆', 'fewer_words'],
  ])('%s', async (typed, keyword, reason) => {
    const { correction, totalCount, suggestionList } = await search(typed);
    expect(correction).toEqual(keyword && { keyword, reason });
    if (keyword) expect(totalCount).toBeGreaterThan(0);
    else expect(suggestionList.length).toBeGreaterThan(0);
  });

  it('are not seen where a filter is what leaves nothing', async () => {
    const { data } = await mall.call(searchApi.goods, { query: { keyword: '断路器', priceMin: '999999999' } });
    expect(data).toMatchObject({ totalCount: 0 });
    expect(data.correction).toBeUndefined();
  });
});
