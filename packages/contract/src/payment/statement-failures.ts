import { words } from '../kernel/language.ts';

/** What can be wrong with a statement of a bank. */
export const statementFailures = {
  statement_unreadable: {
    words: words(
      '不是可识别的银行流水：请上传银行导出的 CSV 或 camt.053 文件',
      'Not a statement that can be read: upload the bank’s CSV or camt.053 file',
      'Relevé illisible : téléversez le CSV ou le camt.053 de la banque',
      'Extracto ilegible: suba el CSV o camt.053 del banco',
      'Extrato ilegível: envie o CSV ou camt.053 do banco',
      'Выписка не читается: загрузите CSV или camt.053 банка',
    ),
  },
  statement_empty: {
    words: words(
      '这份流水里没有已入账的交易，不需要核对；有交易的日子再上传即可',
      'There are no booked movements in this statement: nothing is to be matched',
      'Ce relevé ne contient aucun mouvement comptabilisé : rien à rapprocher',
      'Este extracto no tiene movimientos contabilizados: nada que conciliar',
      'Este extrato não tem movimentos contabilizados: nada a conciliar',
      'В этой выписке нет проведённых операций: сверять нечего',
    ),
  },
  statement_row: {
    words: words(
      '第 {row} 行：{field}不正确',
      'Row {row}: {field} is wrong',
      'Ligne {row} : {field} incorrect',
      'Fila {row}: {field} incorrecto',
      'Linha {row}: {field} incorreto',
      'Строка {row}: неверно поле {field}',
    ),
  },
  statement_large: {
    words: words(
      '流水文件最大 {mb} MB、{rows} 行',
      'At most {mb} MB and {rows} rows',
      'Au plus {mb} Mo et {rows} lignes',
      'Como máximo {mb} MB y {rows} filas',
      'No máximo {mb} MB e {rows} linhas',
      'Не более {mb} МБ и {rows} строк',
    ),
  },
  statement_account: {
    words: words(
      '这份流水不是本商城的收款账户',
      'The statement is of another account',
      'Le relevé concerne un autre compte',
      'El extracto es de otra cuenta',
      'O extrato é de outra conta',
      'Выписка по другому счёту',
    ),
  },
  statement_settled: {
    words: words(
      '这份流水里已有对上或处理过的，先拆开才能撤回',
      'Lines of this statement are settled; take them apart first',
      'Des lignes de ce relevé sont déjà traitées ; dissociez-les d’abord',
      'Hay líneas de este extracto ya tratadas; sepárelas primero',
      'Há linhas deste extrato já tratadas; separe-as primeiro',
      'Строки этой выписки уже обработаны; сначала разъедините их',
    ),
  },
} as const;
