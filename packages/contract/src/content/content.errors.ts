import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const contentErrors = failures('content', {
  photo_refused: {
    words: words(
      '图片只支持 PNG、JPG、WEBP',
      'Pictures must be PNG, JPG or WEBP',
      'Les images doivent être au format PNG, JPG ou WEBP',
      'Las imágenes deben ser PNG, JPG o WEBP',
      'As imagens devem ser PNG, JPG ou WEBP',
      'Допустимы изображения PNG, JPG и WEBP',
    ),
  },
  photos_large: {
    words: words(
      '图片总大小超出限制，请压缩后重试',
      'The pictures are too large together, please make them smaller',
      'Les images sont trop lourdes, veuillez les réduire',
      'Las imágenes pesan demasiado, redúzcalas',
      'As imagens são grandes demais, reduza-as',
      'Изображения слишком большие, уменьшите их',
    ),
  },
  contact_wrong: {
    words: words(
      '请填写正确的手机号、电话或邮箱',
      'Please give a valid mobile, telephone or mail address',
      'Indiquez un mobile, un téléphone ou un e-mail valable',
      'Indique un móvil, teléfono o correo válido',
      'Informe um celular, telefone ou e-mail válido',
      'Укажите верный мобильный, телефон или e-mail',
    ),
  },
  price_changed: {
    words: words(
      '所需积分已调整为 {points}，请确认后再购买',
      'It now costs {points} points, please confirm before you buy',
      'Le prix est désormais de {points} points, veuillez confirmer',
      'Ahora cuesta {points} puntos, confírmelo antes de comprar',
      'Agora custa {points} pontos, confirme antes de comprar',
      'Теперь это стоит {points} баллов, подтвердите покупку',
    ),
  },
  upload_missing: {
    words: words(
      '请选择要上传的文件',
      'Please choose a file',
      'Choisissez un fichier',
      'Elija un archivo',
      'Escolha um arquivo',
      'Выберите файл',
    ),
  },
  upload_type: {
    words: words(
      '文件内容与允许的类型不符，支持：{types}',
      'The file is none of the types allowed: {types}',
      'Le fichier n’est pas d’un type autorisé : {types}',
      'El archivo no es de un tipo permitido: {types}',
      'O arquivo não é de um tipo permitido: {types}',
      'Файл не относится к допустимым типам: {types}',
    ),
  },
  upload_large: {
    words: words(
      '文件过大，单个不能超过 {most} MB',
      'The file is too large, at most {most} MB',
      'Fichier trop volumineux, {most} Mo au plus',
      'El archivo es demasiado grande, {most} MB como máximo',
      'O arquivo é grande demais, no máximo {most} MB',
      'Файл слишком большой, не более {most} МБ',
    ),
  },
  upload_broken: {
    words: words(
      '文件没有传完，请重新上传',
      'The file did not arrive whole, please upload it again',
      'Le fichier n’est pas arrivé entier, renvoyez-le',
      'El archivo no llegó completo, súbalo de nuevo',
      'O arquivo não chegou inteiro, envie-o de novo',
      'Файл передан не полностью, загрузите ещё раз',
    ),
  },
  upload_unknown: {
    words: words(
      '附件不存在或已失效，请重新上传',
      'The attachment is missing or expired, please upload it again',
      'La pièce jointe est introuvable ou périmée, renvoyez-la',
      'El adjunto no existe o ha caducado, súbalo de nuevo',
      'O anexo não existe ou expirou, envie-o de novo',
      'Вложение не найдено или устарело, загрузите ещё раз',
    ),
  },
  upload_clear: {
    words: words(
      '报价附件须加密保存，请重新上传',
      'Files of a quote are kept sealed, please upload this one again',
      'Les fichiers d’une offre sont conservés scellés, renvoyez celui-ci',
      'Los archivos de una oferta se guardan sellados, suba este de nuevo',
      'Os arquivos de uma oferta são guardados lacrados, envie este de novo',
      'Файлы предложения хранятся запечатанными, загрузите этот файл ещё раз',
    ),
  },
  upload_infected: {
    words: words(
      '文件含有病毒，未保存，请检查后换一个文件',
      'The file contains a virus and was not kept; please check it and choose another',
      'Le fichier contient un virus et n’a pas été conservé ; vérifiez-le et choisissez-en un autre',
      'El archivo contiene un virus y no se guardó; revíselo y elija otro',
      'O arquivo contém um vírus e não foi guardado; verifique-o e escolha outro',
      'В файле обнаружен вирус, он не сохранён; проверьте его и выберите другой',
    ),
  },
  scan_away: {
    words: words(
      '文件暂时无法进行病毒检查，未保存，请稍后再试',
      'The file could not be checked for viruses and was not kept, please try again later',
      'Le contrôle antivirus est indisponible, le fichier n’a pas été conservé ; réessayez plus tard',
      'No se pudo comprobar si el archivo tiene virus y no se guardó; inténtelo más tarde',
      'Não foi possível verificar vírus no arquivo e ele não foi guardado; tente mais tarde',
      'Файл не удалось проверить на вирусы, он не сохранён; попробуйте позже',
    ),
  },
  scan_limit: {
    words: words(
      '文件内容过大或压缩层数过多，无法完成病毒检查，未保存，请拆分后再上传',
      'The file is too large or packed too deep to be checked for viruses and was not kept; please split it',
      'Le fichier est trop volumineux ou trop imbriqué pour le contrôle antivirus et n’a pas été conservé ; divisez-le',
      'El archivo es demasiado grande o está comprimido en demasiados niveles para comprobarlo y no se guardó; divídalo',
      'O arquivo é grande demais ou tem níveis demais de compactação para ser verificado e não foi guardado; divida-o',
      'Файл слишком велик или слишком глубоко упакован для проверки на вирусы, он не сохранён; разделите его',
    ),
  },
  disk_full: {
    words: words(
      '存储空间不足，文件未保存，请稍后再试或联系客服',
      'No space left, the file was not kept; please try later or contact us',
      'Espace insuffisant, le fichier n’a pas été conservé ; réessayez plus tard ou contactez-nous',
      'No queda espacio, el archivo no se guardó; pruebe más tarde o contáctenos',
      'Sem espaço, o arquivo não foi guardado; tente mais tarde ou contate-nos',
      'Недостаточно места, файл не сохранён; попробуйте позже или свяжитесь с нами',
    ),
  },
});
