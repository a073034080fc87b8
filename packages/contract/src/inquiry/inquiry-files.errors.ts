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
});
