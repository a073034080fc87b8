/** What is typed but not to be had: how the missing part is called, one of the values that must be offered instead, and the class that is shown. */
export const missingQueries: readonly (readonly [typed: string, said: string, offered: RegExp | undefined, className: string])[] = [
  ['YJV22 3×630', '3×630', /^3×400$/, '中压电力电缆'],
  ['微断 3P 80A', '80A', /^(?:63|100)A$/, '微型断路器'],
  ['S22-M-500/10', '500kVA', /^(?:400|630)kVA$/, '三相油浸式变压器'],
  ['绝缘手套 5号', '5号', /^8号$/, '绝缘手套'],
  ['绝缘靴 46码', '46码', /^44码$/, '绝缘靴'],
  ['手拉葫芦 20吨', '20t', /^10t$/, '手拉葫芦'],
  ['塑壳断路器 1250A', '1250A', /^800A$/, '塑壳断路器'],
  ['储能集装箱 5MWh', '5MWh', /^5\.015MWh$/, '集装箱式储能系统'],
  ['变频器 90kW', '90kW', /^37kW$/, '低压变频器'],
  ['复印纸 A4 100g', '100g', /^80g\/m²$/, '复印纸'],
  ['DN150电动蝶阀', 'DN150', /^DN(?:100|200)$/, '电动蝶阀'],
  ['LGJ-800/55', '800/55', /^630\/45$/, '钢芯铝绞线'],
  ['YJV23 3*240', 'YJV23', undefined, '中压电力电缆'],
  ['GYTS-24B1', 'GYTS', /GYFTZY/, '非金属管道光缆'],
];

/** What leads nowhere: nothing is shown that was not meant, and classes are suggested. */
export const senseless: readonly string[] = ['zzz不存在', 'qwrtpsdf', '飞碟火星车', '不不不不'];
