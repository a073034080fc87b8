import type { ResultRow } from '@mall/contract/procurement/match.api.ts';
import { writeXlsx } from '../../kernel/xlsx.ts';

const templateHeads = ['序号', '物料编码', '名称', '规格型号', '单位', '数量', '品牌', '备注'];
const examples = [
  ['1', '', '电力电缆', 'YJV22-8.7/15kV 3×95', '米', '500', '', ''],
  ['2', '', '塑壳断路器', '250A/3P 35kA', '台', '12', '', ''],
  ['3', '', '绝缘手套', '12kV', '双', '40', '', ''],
];

/** A sheet to fill, with lines that show how. */
export const writeTemplate = (): Promise<Buffer> =>
  writeXlsx({ name: '材料清单', widths: [8, 18, 20, 32, 8, 10, 14, 24], rows: [templateHeads, ...examples] });

const resultHeads = ['行', '您填的', '结果', '匹配到的规格', '货号', '店铺', '匹配度', '说明', '数量', '单位', '单价（元）', '金额（元）'];

/** What came of a bill, line by line; those that found nothing stand where they stood. */
export const writeResult = (rows: readonly ResultRow[]): Promise<Buffer> =>
  writeXlsx({
    name: '匹配结果',
    widths: [6, 36, 10, 48, 20, 22, 8, 48, 10, 8, 12, 14],
    rows: [
      resultHeads,
      ...rows.map((row) => [
        row.line,
        row.text,
        row.result,
        row.specName,
        row.itemNumber,
        row.storeName,
        row.score ?? '',
        row.reason,
        row.quantity,
        row.unit,
        row.price,
        row.amount,
      ]),
    ],
  });
