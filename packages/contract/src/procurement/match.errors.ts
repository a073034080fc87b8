import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const matchErrors = failures('match', {
  sheet_unreadable: {
    words: words(
      '无法读取该文件，请上传 xlsx、csv 或以 Tab 分隔的文本',
      'This file cannot be read; please send xlsx, csv or text with tabs',
      'Fichier illisible ; envoyez un xlsx, un csv ou un texte à tabulations',
      'No se puede leer el archivo; envíe xlsx, csv o texto con tabulaciones',
      'Não é possível ler o arquivo; envie xlsx, csv ou texto com tabulações',
      'Файл не читается; отправьте xlsx, csv или текст с табуляцией',
    ),
  },
  sheet_large: {
    words: words(
      '文件过大：最多 {mb} MB、{rows} 行',
      'The file is too large: {mb} MB and {rows} rows at most',
      'Fichier trop volumineux : {mb} Mo et {rows} lignes au plus',
      'El archivo es demasiado grande: {mb} MB y {rows} filas como máximo',
      'O arquivo é grande demais: no máximo {mb} MB e {rows} linhas',
      'Файл слишком велик: не более {mb} МБ и {rows} строк',
    ),
  },
  nothing_read: {
    words: words(
      '没有读到要采购的行，请检查表头和数量',
      'No line to buy was found; please check the head and the quantities',
      'Aucune ligne à acheter ; vérifiez l’en-tête et les quantités',
      'No se halló ninguna línea que comprar; revise el encabezado y las cantidades',
      'Nenhuma linha para comprar; verifique o cabeçalho e as quantidades',
      'Нет строк для закупки; проверьте заголовок и количества',
    ),
  },
  codes_full: {
    words: words(
      '本企业编码最多记住 {most} 个，请先删除不用的',
      'At most {most} codes of a company are remembered; please drop unused ones first',
      '{most} codes au plus par entreprise ; supprimez d’abord les inutiles',
      'Se recuerdan como máximo {most} códigos por empresa; elimine antes los que no use',
      'São lembrados no máximo {most} códigos por empresa; exclua antes os que não usa',
      'Хранится не более {most} кодов компании; сначала удалите лишние',
    ),
  },
});
