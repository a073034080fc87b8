import { expect, it } from 'vitest';
import { plainLine } from './plain-line.ts';
import { takeQuantity } from './take-quantity.ts';

it.each([
  ['BV-2.5mm² 红色 铜芯聚氯乙烯绝缘电线', 'BV-2.5mm2 红色 电线'],
  ['铜芯聚氯乙烯绝缘软电线 BVR 6', '电线 BVR 6'],
  ['铜芯聚氯乙烯绝缘聚氯乙烯护套软电缆 RVV 3×2.5', '护套软电缆 RVV 3×2.5'],
  ['铜芯交联聚乙烯绝缘钢带铠装聚氯乙烯护套电力电缆 YJV22 4×95', '电力电缆 YJV22 4×95'],
  ['铜芯聚氯乙烯绝缘聚氯乙烯护套铜丝编织屏蔽控制电缆 KVVP 7×1.5', '控制电缆 KVVP 7×1.5'],
  ['铝芯交联聚乙烯绝缘架空电缆 JKLYJ-10kV 1×240', '架空绝缘导线 JKLYJ-10kV 1×240'],
  ['BVR-6 黄绿双色接地线', 'BVR-6 黄绿双色 电线'],
])('says no more than the model beside it: %s', (line, left) => {
  expect(plainLine(line).text).toBe(left);
});

it.each([
  ['铝芯交联聚乙烯绝缘聚氯乙烯护套电力电缆 YJV 4×50', '铝芯'],
  ['铜芯聚氯乙烯绝缘聚氯乙烯护套电线 BV 2.5', '护套'],
  ['铜芯交联聚乙烯绝缘钢带铠装聚氯乙烯护套电力电缆 YJV 4×50', '钢带铠装'],
])('keeps what the model does not say: %s', (line, word) => {
  expect(plainLine(line).text).toContain(word);
});

it.each([
  ['铜芯聚氯乙烯绝缘电线 2.5mm² 红色', 'BV 2.5mm2 红色'],
  ['铝芯聚氯乙烯绝缘电线 16mm²', 'BLV 16mm2'],
  ['铜芯聚氯乙烯绝缘软电线 6mm²', 'BVR 6mm2'],
  ['铜芯交联聚乙烯绝缘聚氯乙烯护套电力电缆 0.6/1kV 4×50', 'YJV 0.6/1kV 4×50'],
  ['铝芯交联聚乙烯绝缘钢带铠装聚氯乙烯护套电力电缆 4×95', 'YJLV22 4×95'],
  ['铜芯聚氯乙烯绝缘聚氯乙烯护套铜带屏蔽钢带铠装控制电缆 7×1.5', 'KVVP2-22 7×1.5'],
  ['交联聚乙烯绝缘聚氯乙烯护套电力电缆 4×50', '交联聚乙烯绝缘聚氯乙烯护套电力电缆 4×50'],
])('is the model where none stands beside it: %s', (line, read) => {
  expect(plainLine(line).text).toBe(read);
});

it('of a joint says its cores once, however often they are written', () => {
  for (const line of ['10kV冷缩户内终端头 3芯 3×300', '10kV冷缩户内终端头 三芯 3*300mm²', '10kV冷缩户内终端头 3×300 3芯'])
    expect(plainLine(line).text).toBe('10kV 300mm² 3芯 NLS 电缆终端头');
});

it.each(['500公尺', '500延米', '500米', '0.5公里', '5百米', '500 m'])('leaves %s behind a wire as how much', (quantity) => {
  expect(takeQuantity(`电线 BV 2.5mm² 红色 ${quantity}`).quantity).toBe(quantity);
});
