import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is said of files that belong to inquiries. */
export const inquiryFilesErrors = failures('inquiry', {
  files_required: {
    words: words(
      '请上传需求附件',
      'Please upload the requirement files',
      'Téléversez les fichiers du besoin',
      'Suba los archivos del requisito',
      'Envie os arquivos do requisito',
      'Загрузите файлы с требованиями',
    ),
  },
  requirement_type: {
    words: words(
      '只支持 doc、docx、xls、xlsx、pdf、ppt、pptx、png、jpg、jpeg、zip、rar',
      'Only doc, docx, xls, xlsx, pdf, ppt, pptx, png, jpg, jpeg, zip, rar',
      'Seulement doc, docx, xls, xlsx, pdf, ppt, pptx, png, jpg, jpeg, zip, rar',
      'Solo doc, docx, xls, xlsx, pdf, ppt, pptx, png, jpg, jpeg, zip, rar',
      'Somente doc, docx, xls, xlsx, pdf, ppt, pptx, png, jpg, jpeg, zip, rar',
      'Только doc, docx, xls, xlsx, pdf, ppt, pptx, png, jpg, jpeg, zip, rar',
    ),
  },
  requirement_many: {
    words: words(
      '附件不超过5个',
      'At most 5 files',
      '5 fichiers au plus',
      '5 archivos como máximo',
      'No máximo 5 arquivos',
      'Не более 5 файлов',
    ),
  },
  voucher_type: {
    words: words(
      '凭证只支持 pdf、png、jpg、jpeg',
      'Vouchers are pdf, png, jpg or jpeg',
      'Les justificatifs sont en pdf, png, jpg ou jpeg',
      'Los comprobantes son pdf, png, jpg o jpeg',
      'Os comprovantes são pdf, png, jpg ou jpeg',
      'Подтверждения — pdf, png, jpg или jpeg',
    ),
  },
  voucher_many: {
    words: words(
      '凭证不超过5个',
      'At most 5 vouchers',
      '5 justificatifs au plus',
      '5 comprobantes como máximo',
      'No máximo 5 comprovantes',
      'Не более 5 подтверждений',
    ),
  },
  voucher_required: {
    words: words(
      '请上传成交凭证',
      'Please upload the transaction voucher',
      'Téléversez le justificatif de la transaction',
      'Suba el comprobante de la operación',
      'Envie o comprovante da transação',
      'Загрузите подтверждение сделки',
    ),
  },
  quote_type: {
    words: words(
      '报价附件只支持 pdf、xls、xlsx',
      'Files of a quote are pdf, xls or xlsx',
      'Les fichiers d’une offre sont en pdf, xls ou xlsx',
      'Los archivos de una oferta son pdf, xls o xlsx',
      'Os arquivos de uma oferta são pdf, xls ou xlsx',
      'Файлы предложения — pdf, xls или xlsx',
    ),
  },
  quote_many: {
    words: words(
      '报价附件不超过3个',
      'At most 3 files',
      '3 fichiers au plus',
      '3 archivos como máximo',
      'No máximo 3 arquivos',
      'Не более 3 файлов',
    ),
  },
  answer_type: {
    words: words(
      '不支持这种文件',
      'Files of this type are not taken',
      'Ce type de fichier n’est pas accepté',
      'Este tipo de archivo no se acepta',
      'Este tipo de arquivo não é aceito',
      'Этот тип файла не принимается',
    ),
  },
  answer_many: {
    words: words(
      '答复只能附1个文件',
      'An answer takes one file',
      'Une réponse accepte un seul fichier',
      'Una respuesta admite un solo archivo',
      'Uma resposta aceita um só arquivo',
      'К ответу прилагается один файл',
    ),
  },
  file_twice: {
    words: words(
      '同一个文件只需上传一次',
      'A file is given once',
      'Un fichier n’est donné qu’une fois',
      'Un archivo se da una sola vez',
      'Um arquivo é enviado uma só vez',
      'Файл прилагается один раз',
    ),
  },
  file_large: {
    words: words(
      '文件超过大小限制',
      'The file is too large',
      'Le fichier est trop grand',
      'El archivo es demasiado grande',
      'O arquivo é grande demais',
      'Файл слишком велик',
    ),
  },
  sheet_unreadable: {
    words: words(
      '无法读取，请使用模板（xlsx），或粘贴行号、单价、天数',
      'This cannot be read; please use the template (xlsx), or paste line, price and days',
      'Lecture impossible ; utilisez le modèle (xlsx) ou collez ligne, prix et jours',
      'No se puede leer; use la plantilla (xlsx) o pegue línea, precio y días',
      'Não foi possível ler; use o modelo (xlsx) ou cole linha, preço e dias',
      'Не читается; возьмите шаблон (xlsx) или вставьте строку, цену и дни',
    ),
  },
  sheet_kind: {
    words: words(
      '这是 {kind} 文件，不是报价表；请上传 xlsx 或 csv',
      'This is a {kind} file and not a sheet of prices; please upload xlsx or csv',
      'C’est un fichier {kind}, non une feuille de prix ; téléversez un xlsx ou un csv',
      'Es un archivo {kind} y no una hoja de precios; suba xlsx o csv',
      'Este é um arquivo {kind} e não uma planilha de preços; envie xlsx ou csv',
      'Это файл {kind}, а не таблица цен; загрузите xlsx или csv',
    ),
  },
  sheet_empty: {
    words: words(
      '表格是空的，没有任何内容',
      'The sheet is empty',
      'La feuille est vide',
      'La hoja está vacía',
      'A planilha está vazia',
      'Таблица пуста',
    ),
  },
  sheet_unfilled: {
    words: words(
      '表里还没有填写单价，请填好后再导入',
      'No price is filled in yet; please fill in the sheet first',
      'Aucun prix n’est encore rempli ; remplissez d’abord la feuille',
      'Aún no hay ningún precio; rellene primero la hoja',
      'Ainda não há nenhum preço; preencha primeiro a planilha',
      'В таблице ещё нет цен; сначала заполните её',
    ),
  },
  sheet_unclear: {
    words: words(
      '无法确定哪一列是“含税单价”（人民币元）或交货天数，请使用模板或保留其表头',
      'It is not clear which column has the unit prices in yuan with tax, or the days; please use the template or keep its heads',
      'Impossible de savoir quelle colonne donne les prix unitaires TTC en yuans ou les délais ; utilisez le modèle ou gardez ses en-têtes',
      'No está claro qué columna tiene los precios unitarios en yuanes con impuestos o los días; use la plantilla o conserve sus encabezados',
      'Não está claro qual coluna tem os preços unitários em yuans com impostos ou os dias; use o modelo ou mantenha os cabeçalhos',
      'Неясно, в каком столбце цены в юанях с налогом или сроки; возьмите шаблон или оставьте его заголовки',
    ),
  },
  sheet_heads: {
    words: words(
      '没有找到“含税单价”一列，请使用模板或保留表头',
      'There is no column of unit prices; please use the template or keep its heads',
      'La colonne des prix unitaires est introuvable ; utilisez le modèle ou gardez ses en-têtes',
      'No se encuentra la columna de precios unitarios; use la plantilla o conserve sus encabezados',
      'A coluna de preços unitários não foi encontrada; use o modelo ou mantenha os cabeçalhos',
      'Нет столбца с ценами; возьмите шаблон или оставьте его заголовки',
    ),
  },
  sheet_other: {
    words: words(
      '这是询价 {number} 的报价表，本询价为 {own}',
      'This is the sheet of inquiry {number}; this inquiry is {own}',
      'C’est la feuille de la demande {number} ; celle-ci est {own}',
      'Es la hoja de la consulta {number}; esta es {own}',
      'Esta é a planilha da consulta {number}; esta consulta é {own}',
      'Это таблица запроса {number}, а этот запрос — {own}',
    ),
  },
  sheet_large: {
    words: words(
      '报价表不超过 {mb} MB、{rows} 行',
      'A sheet of prices has at most {mb} MB and {rows} rows',
      'Une feuille de prix a au plus {mb} Mo et {rows} lignes',
      'Una hoja de precios tiene como máximo {mb} MB y {rows} filas',
      'Uma planilha de preços tem no máximo {mb} MB e {rows} linhas',
      'Таблица цен: не более {mb} МБ и {rows} строк',
    ),
  },
  sheet_line: {
    words: words(
      '询价中没有这一行',
      'The inquiry has no such line',
      'La demande n’a pas cette ligne',
      'La consulta no tiene esta línea',
      'A consulta não tem esta linha',
      'В запросе нет такой строки',
    ),
  },
  sheet_twice: {
    words: words(
      '与第 {row} 行重复',
      'The same line as in row {row}',
      'La même ligne qu’au rang {row}',
      'La misma línea que en la fila {row}',
      'A mesma linha da linha {row}',
      'Та же позиция, что в строке {row}',
    ),
  },
});
