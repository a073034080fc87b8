import { type Language, words } from '@mall/contract/kernel/language.ts';
import { sheetMost } from '@mall/contract/procurement/list.rules.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { takeFile } from '../kernel/http/take-file.ts';
import { readSheet } from '../kernel/read-sheet.ts';
import { refuse } from '../kernel/refusal.ts';
import { writeXlsx } from '../kernel/xlsx.ts';

const heads = [
  words('物料编码', 'Item code', 'Référence', 'Referencia', 'Referência', 'Артикул'),
  words('数量', 'Quantity', 'Quantité', 'Cantidad', 'Quantidade', 'Количество'),
  words('备注', 'Remark', 'Remarque', 'Nota', 'Observação', 'Примечание'),
];
const sheetName = words('采购清单', 'Purchase list', 'Liste d’achats', 'Lista de compra', 'Lista de compras', 'Список закупок');
const exampleCode = words('示例-0001', 'EXAMPLE-0001', 'EXEMPLE-0001', 'EJEMPLO-0001', 'EXEMPLO-0001', 'ПРИМЕР-0001');
const hint = words(
  '按商品页上的货号填写，本行可删除',
  'The item number of the product page; delete this line',
  'La référence de la page du produit ; supprimez cette ligne',
  'La referencia de la página del producto; elimine esta línea',
  'A referência da página do produto; apague esta linha',
  'Артикул со страницы товара; эту строку удалите',
);

/** The sheet to fill: heads, and one line that shows how. */
export const writeListTemplate = (language: Language): Promise<Buffer> =>
  writeXlsx({
    name: sheetName[language],
    widths: [24, 12, 60],
    rows: [heads.map((head) => head[language]), [exampleCode[language], '10', hint[language]]],
  });

export type SheetLine = { row: number; code: string; num: string; remark: string | undefined };

const large = () => refuse('list.sheet_large', { mb: sheetMost.bytes / 1024 / 1024, rows: sheetMost.rows });
const bounds = {
  rows: sheetMost.rows + 1,
  columns: 30,
  large,
  unreadable: () => refuse('list.sheet_unreadable'),
};

const codeHead = /编码|货号|料号|item|code|sku|référence|referencia|referência|артикул/i;
const numHead = /数量|qty|quantity|num|quantité|cantidad|quantidade|кол/i;
const remarkHead = /备注|说明|remar|not[ea]|observa|примечан/i;

/** The lines of a sheet in whichever order its columns stand, xlsx or text. */
export const readListSheet = async (file: FilePart | undefined): Promise<SheetLine[]> => {
  const [head = [], ...rest] = await readSheet(await takeFile(file, sheetMost.bytes, large), bounds);
  const find = (pattern: RegExp) => head.findIndex((cell) => pattern.test(cell));
  const [code, num, remark] = [find(codeHead), find(numHead), find(remarkHead)];
  if (code < 0 || num < 0) throw refuse('list.sheet_unreadable');
  const lines = rest.flatMap((cells, at): SheetLine[] => {
    const line = {
      row: at + 2,
      code: (cells[code] ?? '').trim(),
      num: (cells[num] ?? '').trim(),
      remark: remark < 0 ? undefined : (cells[remark] ?? '').trim(),
    };
    return line.code === '' && line.num === '' ? [] : [line];
  });
  if (lines.length === 0) throw refuse('list.sheet_empty');
  return lines;
};
