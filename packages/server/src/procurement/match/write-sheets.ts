import { type Language, words } from '@mall/contract/kernel/language.ts';
import type { ResultRow } from '@mall/contract/procurement/match.api.ts';
import { writeXlsx } from '../../kernel/xlsx.ts';

/** Heads that `readBill` knows in each language. */
const templateHeads = [
  words('序号', 'No.', 'N°', 'N.º', 'N.º', '№'),
  words('物料编码', 'Item code', 'Référence', 'Referencia', 'Referência', 'Артикул'),
  words('名称', 'Name', 'Désignation', 'Denominación', 'Designação', 'Наименование'),
  words('规格型号', 'Specification', 'Spécification', 'Especificación', 'Especificação', 'Характеристики'),
  words('单位', 'Unit', 'Unité', 'Unidad', 'Unidade', 'Ед.'),
  words('数量', 'Quantity', 'Quantité', 'Cantidad', 'Quantidade', 'Количество'),
  words('品牌', 'Brand', 'Marque', 'Marca', 'Marca', 'Марка'),
  words('备注', 'Remark', 'Remarque', 'Nota', 'Observação', 'Примечание'),
];
/** Names as the catalogue has them: by these the lines are found, whatever language the rest is in. */
const examples = [
  ['1', '', '电力电缆', 'YJV22-8.7/15kV 3×95', '米', '500', '', ''],
  ['2', '', '塑壳断路器', '250A/3P 35kA', '台', '12', '', ''],
  ['3', '', '绝缘手套', '12kV', '双', '40', '', ''],
];
export const templateName = words(
  '材料清单',
  'Bill of materials',
  'Liste de matériel',
  'Lista de materiales',
  'Lista de materiais',
  'Спецификация',
);

/** A sheet to fill, with lines that show how. */
export const writeTemplate = (language: Language): Promise<Buffer> =>
  writeXlsx({
    name: templateName[language],
    widths: [8, 18, 20, 32, 8, 12, 14, 24],
    rows: [templateHeads.map((head) => head[language]), ...examples],
  });

const resultHeads = [
  words('行', 'Line', 'Ligne', 'Línea', 'Linha', 'Строка'),
  words('您填的', 'As written', 'Votre texte', 'Su texto', 'Seu texto', 'Ваш текст'),
  words('结果', 'Result', 'Résultat', 'Resultado', 'Resultado', 'Результат'),
  words('匹配到的规格', 'Matched item', 'Article trouvé', 'Artículo hallado', 'Item encontrado', 'Найденный товар'),
  words('货号', 'Item number', 'Référence', 'Referencia', 'Referência', 'Артикул'),
  words('店铺', 'Store', 'Boutique', 'Tienda', 'Loja', 'Магазин'),
  words('匹配度', 'Match', 'Correspondance', 'Coincidencia', 'Correspondência', 'Соответствие'),
  words('说明', 'Explanation', 'Explication', 'Explicación', 'Explicação', 'Пояснение'),
  words('数量', 'Quantity', 'Quantité', 'Cantidad', 'Quantidade', 'Количество'),
  words('单位', 'Unit', 'Unité', 'Unidad', 'Unidade', 'Ед.'),
  words('单价（元）', 'Unit price (CNY)', 'Prix unitaire (CNY)', 'Precio (CNY)', 'Preço (CNY)', 'Цена (CNY)'),
  words('金额（元）', 'Amount (CNY)', 'Montant (CNY)', 'Importe (CNY)', 'Valor (CNY)', 'Сумма (CNY)'),
];
export const resultName = words(
  '匹配结果',
  'Matching result',
  'Résultat du rapprochement',
  'Resultado del cotejo',
  'Resultado da busca',
  'Результат подбора',
);

/** What came of a bill, line by line; those that found nothing stand where they stood. */
export const writeResult = (rows: readonly ResultRow[], language: Language): Promise<Buffer> =>
  writeXlsx({
    name: resultName[language],
    widths: [8, 36, 12, 48, 20, 22, 14, 48, 12, 8, 18, 16],
    rows: [
      resultHeads.map((head) => head[language]),
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
