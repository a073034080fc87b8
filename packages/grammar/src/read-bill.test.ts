import { describe, expect, it } from 'vitest';
import bom from '../data/bom.json' with { type: 'json' };
import { adequateSide } from './adequate-side.ts';
import { rowsOfText } from './bill-rows.ts';
import { plainLine } from './plain-line.ts';
import { readBill } from './read-bill.ts';
import { readDescription } from './read-description.ts';
import { readQuantity } from './read-quantity.ts';
import { convertUnit } from './sale-units.ts';
import { takeQuantity } from './take-quantity.ts';

const read = (text: string, lines = 2000) => readBill(rowsOfText(text), { lines, others: 500 });

describe('a quantity', () => {
  it.each(bom.quantities.flatMap(({ examples }) => examples.map((one) => one.in)))('%s is read', (typed) => {
    expect(readQuantity(typed).notes).not.toContain('unreadable');
  });
  it.each([
    ['500米', 500, '米', []],
    ['1,200', 1200, '', []],
    ['两台', 2, '台', []],
    ['三百五十米', 350, '米', []],
    ['二十', 20, '', []],
    ['一百二', 120, '', []],
    ['一百零二只', 102, '只', []],
    ['贰拾伍台', 25, '台', []],
    ['两万', 20_000, '', []],
    ['3+1', 4, '', ['spare']],
    ['5盘*500米', 2500, '米', []],
    ['10-12台', 12, '台', ['range']],
    ['约500米', 500, '米', ['estimated']],
    ['1批', undefined, '批', ['lump']],
    ['0', undefined, '', ['not_positive']],
    ['-3', undefined, '', ['not_positive']],
    ['/', undefined, '', ['missing']],
    ['?', undefined, '', ['unreadable']],
    ['99999999999', undefined, '', ['too_large']],
  ])('%s is %s %s', (typed, number, unit, notes) => expect(readQuantity(typed)).toEqual({ number, unit, notes }));
});

describe('the quantity at the end of a line', () => {
  it.each([
    ['塑壳断路器 250A/3P 35kA 12台', '塑壳断路器 250A/3P 35kA', '12台'],
    ['YJV22-8.7/15-3*240 0.5km', 'YJV22-8.7/15-3*240', '0.5km'],
    ['安全帽20顶', '安全帽', '20顶'],
    ['MC4连接器*100对', 'MC4连接器', '100对'],
    ['倒链 3吨 6米 2台', '倒链 3吨 6米', '2台'],
    ['微断 2P C32  15', '微断 2P C32', '15'],
    ['铜排 TMY-60*6 120kg', '铜排 TMY-60*6', '120kg'],
    ['手拉葫芦 5吨', '手拉葫芦 5吨', ''],
    ['绝缘操作杆 4米', '绝缘操作杆 4米', ''],
    ['电力电缆,AC10kV,YJV,300,3,22', '电力电缆,AC10kV,YJV,300,3,22', ''],
    ['微断 3P 63', '微断 3P 63', ''],
  ])('%s', (line, text, quantity) => expect(takeQuantity(line)).toEqual({ text, quantity }));

  it('is a number alone where every line ends in one', () => {
    const { lines } = read('VS1-12/1250-31.5 6\nBV 2.5 红 500\nDTZY 1.5(6)A 60');
    expect(lines.map(({ quantity }) => quantity)).toEqual(['6', '500', '60']);
  });
});

describe('a sheet', () => {
  const sheet = [
    '××变电站材料表',
    '序号\t物料编码\t名称\t规格型号\t单位\t数量(米)\t品牌\t备注',
    '一、电缆部分',
    '1\t500012847\t电力电缆\tYJV22-8.7/15 3×95\t米\t500\t远东\t',
    '2\t\t同上\tYJV22-8.7/15 3×150\t〃\t300\t\t',
    '3\t\t塑壳断路器\t250A/3P\t台\t?\t\t',
    '4\t\t变压器\tS22-M-400/10\t台\t1\t\t甲供',
    '5\t\t横担\t∠63×6\t根\t4\t\t利旧',
    '\t\t小 计\t\t\t800\t\t',
    '以下空白',
    '6\t\t不该读\t\t\t1\t\t',
  ].join('\n');

  it('is read by its heads, line by line, with what is nothing to buy by its kind', () => {
    const { lines, others, columns } = read(sheet);
    expect(columns.map(({ id }) => id)).toEqual(['line', 'code', 'name', 'spec', 'unit', 'quantity', 'brand', 'remark']);
    expect(lines).toEqual([
      { line: 4, text: '电力电缆 YJV22-8.7/15 3×95', code: '500012847', brand: '远东', unit: '米', quantity: '500' },
      { line: 5, text: '电力电缆 YJV22-8.7/15 3×150', unit: '米', quantity: '300' },
      { line: 6, text: '塑壳断路器 250A/3P', unit: '台', quantity: '?' },
    ]);
    expect(others.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'heading'],
      [3, 'heading'],
      [7, 'supplied'],
      [8, 'reused'],
      [9, 'total'],
    ]);
  });

  it('without heads is read by what stands in its columns', () => {
    const { lines } = read('1\tYJV22 3×95\t米\t500\t221.5\n2\t塑壳断路器 250A\t台\t12\t306');
    expect(lines).toEqual([
      { line: 1, text: 'YJV22 3×95', quantity: '500', unit: '米' },
      { line: 2, text: '塑壳断路器 250A', quantity: '12', unit: '台' },
    ]);
  });

  it('of commas keeps quoted cells, and one that is too long says how much is left', () => {
    const rows = rowsOfText('名称,规格,数量\n电缆,"YJV,3×95",5\n', { commas: true });
    expect(readBill(rows, { lines: 10, others: 10 }).lines).toEqual([{ line: 2, text: '电缆 YJV,3×95', quantity: '5' }]);
    expect(read(Array.from({ length: 12 }, (_, nth) => `断路器 ${nth}\t1`).join('\n'), 10)).toMatchObject({ left: 2 });
    const totals = readBill(rowsOfText(`断路器\t1\n${'合计\t1\n'.repeat(600)}`), { lines: 10, others: 500 });
    expect([totals.others.length, totals.left]).toEqual([500, 100]);
  });

  it('of nonsense is read in no time', () => {
    const since = performance.now();
    read(`${'1'.repeat(300)}${' 台'.repeat(50)}\n`.repeat(500));
    read(`${'('.repeat(400)}\n${'×'.repeat(400)}\n`.repeat(500));
    expect(performance.now() - since).toBeLessThan(3000);
  });
});

describe('what a line says besides', () => {
  it.each([
    ['1、塑壳断路器 CM1-250（正泰或同等品牌）含安装', '塑壳断路器 CM1-250', ['正泰'], true],
    ['★避雷器 HY5WS-17/50 GB/T 11032-2020 详见图纸', '避雷器 HY5WS-17/50', [], false],
    ['2.5平方铜线', '2.5平方铜线', [], false],
  ])('%s', (line, text, brands, isBrandFree) => expect(plainLine(line)).toEqual({ text, brands, isBrandFree }));

  it.each([
    ['电力电缆,AC10kV,YJV,300,3,22,ZC,无阻水', '电力电缆 ZC-YJV22 3×300 10kV'],
    ['低压电力电缆,YJV,铜,95/50,4+1芯,ZC,22,普通', '低压电力电缆 ZC-YJV22 4×95+1×50'],
    ['控制电缆,KVVP2,2.5,14,ZR,22', '控制电缆 ZR-KVVP2-22 14×2.5'],
    ['架空绝缘导线,AC10kV,JKLYJ,240', '架空绝缘导线 JKLYJ 1×240 10kV'],
    ['交流避雷器,AC10kV,17kV,硅橡胶,50kV,不带间隙', '交流避雷器 17kV 硅橡胶'],
    ['锥形水泥杆,非预应力,整根杆,12m,190mm,M', '锥形水泥杆 φ190×12m M级 钢筋混凝土'],
    ['塑壳断路器,250A', '塑壳断路器,250A'],
  ])('of a grid: %s', (typed, plain) => expect(readDescription(typed)).toBe(plain));
});

describe('units of sale', () => {
  it.each([
    ['km', '米', '低压电力电缆', undefined, 'converted', 1000],
    ['米', '千米', '全介质自承式光缆', undefined, 'converted', 0.001],
    ['米', '卷', '单芯铜芯布电线', 100, 'packed', 0.01],
    ['米', '盘', '中压电力电缆', 500, 'packed', 0.002],
    ['面', '台', '铠装移开式开关柜', undefined, 'alike', 1],
    ['组', '只', '氧化锌避雷器', undefined, 'converted', 3],
    ['t', '千克', '铜母排', undefined, 'converted', 1000],
    ['盘', '米', '中压电力电缆', undefined, 'unknown', undefined],
    ['米', '吨', '钢芯铝绞线', undefined, 'unknown', undefined],
    ['', '台', '塑壳断路器', undefined, 'same', 1],
    ['节', '只', '阀控式铅酸蓄电池', undefined, 'alike', 1],
  ])('%s to %s of %s', (from, to, className, pack, kind, factor) =>
    expect(convertUnit(from, to, className, pack)).toEqual({ kind, factor }),
  );
});

describe('heads and codes as companies write them', () => {
  it('knows heads of requests and of bills of quantities', () => {
    expect(read('物料号\t物料长描述\t单位\t申请数量\n500012345\t电力电缆 YJV22 3×95\t米\t300').lines).toEqual([
      { line: 2, text: '电力电缆 YJV22 3×95', code: '500012345', unit: '米', quantity: '300' },
    ]);
    expect(read('项目编号\t材料名称及规格\t单位\t工程量\n030408001\t塑壳断路器 250A/3P\t台\t12').lines).toEqual([
      { line: 2, text: '塑壳断路器 250A/3P', unit: '台', quantity: '12' },
    ]);
  });
  it('takes codes without a head for codes, in a column and before the name, and no model for one', () => {
    const wanted = [
      { line: 1, text: '电力电缆 YJV22 3×95', code: '500012345', quantity: '300', unit: '米' },
      { line: 2, text: '塑壳断路器 250A/3P', code: '500012346', quantity: '12', unit: '台' },
    ];
    expect(read('500012345\t电力电缆 YJV22 3×95\t米\t300\n500012346\t塑壳断路器 250A/3P\t台\t12').lines).toEqual(wanted);
    expect(read('500012345 塑壳断路器 250A/3P 12台').lines).toMatchObject([
      { text: '塑壳断路器 250A/3P', code: '500012345', quantity: '12台' },
    ]);
    expect(read('盘形悬式瓷绝缘子\tXP-70\t片\t240\n并沟线夹\tJB-3\t付\t12').lines.some(({ code }) => code)).toBe(false);
  });
});

it('reads a bill of very many short lines to its bound', () => {
  const { lines } = read(`"${'a\n'.repeat(199_500)}`, 2000);
  expect(lines).toHaveLength(2000);
});

describe('which side of a rating is enough', () => {
  it.each([
    ['额定电压', 'above'],
    ['额定短路开断电流', 'above'],
    ['剩余动作电流', 'below'],
    ['线圈电压', 'neither'],
    ['电压组合', 'neither'],
  ])('of %s: %s', (name, side) => expect(adequateSide(name)).toBe(side));
});
