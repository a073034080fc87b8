import type { KnownLine } from './bill-line.ts';

/** As somebody who had not seen the rules wrote them: full names of the standards, what is said twice, and beside that what the mall has not. */
export const nameLines: readonly KnownLine[] = [
  ['BV-2.5mm² 红色 铜芯聚氯乙烯绝缘电线\t20\t卷', '单芯铜芯布电线', { 型号: 'BV', 截面: '2.5mm²', 颜色: '红' }],
  ['铜芯聚氯乙烯绝缘电线 2.5mm² 红色\t20\t卷', '单芯铜芯布电线', { 型号: 'BV', 截面: '2.5mm²', 颜色: '红' }],
  ['铜芯聚氯乙烯绝缘电线 BV-4mm2\t2000\t米', '单芯铜芯布电线', { 型号: 'BV', 截面: '4mm²' }],
  ['铜芯聚氯乙烯绝缘软电线 BVR 6\t300\t米', '单芯铜芯布电线', { 型号: 'BVR', 截面: '6mm²' }],
  ['BVR-6 黄色接地线\t3\t卷', '单芯铜芯布电线', { 型号: 'BVR', 截面: '6mm²', 颜色: '黄' }],
  ['铜芯聚氯乙烯绝缘聚氯乙烯护套软电缆 RVV 3×2.5\t300\t米', '护套软电缆', { 型号: 'RVV', 芯数: '3芯', 截面: '2.5mm²' }],
  ['铜芯聚氯乙烯绝缘聚氯乙烯护套控制电缆 KVV 7×1.5\t300\t米', '控制电缆', { 型号: 'KVV', 芯数: '7芯', 截面: '1.5mm²' }],
  ['铝芯交联聚乙烯绝缘架空电缆 JKLYJ-10kV 1×240\t3\tkm', '架空绝缘导线', { 截面: '1×240' }],
  ['交联聚乙烯绝缘聚氯乙烯护套钢带铠装电力电缆 YJV22-8.7/10kV-3×300\t800\t米', '中压电力电缆', { 额定电压: '8.7/10kV', 截面: '3×300' }],
  ['10kV冷缩户内终端头 3芯 3×300\t6\t套', '电缆终端头', { 型号: 'NLS', 芯数: '三芯', 适用截面: '300-400mm²' }],
  ['10kV冷缩终端头 户内 三芯 3×300\t6\t套', '电缆终端头', { 型号: 'NLS', 芯数: '三芯', 适用截面: '300-400mm²' }],
];

/** A disconnector is no breaker, a joint no sleeve, and an armoured cable of six times the section no halogen-free one. */
export const otherThings: readonly string[] = [
  'SF6断路器 LW36-126 126kV 3150A 瓷柱式\t1\t台',
  '热缩管 Φ20\t100\t米',
  'WDZB-YJY-0.6/1kV-5×16\t800\t米',
];
