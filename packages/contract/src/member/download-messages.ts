import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofDownload = (title: Words, body: Words): Message => ({
  kind: 'system',
  url: '/personalCenterBase/downloads',
  act: 'fetch',
  title,
  body,
});

/** What somebody hears of a file that was made for him while he did other things. */
export const downloadMessages = {
  'download.ready': ofDownload(
    words(
      '文件已生成',
      'Your file is ready',
      'Votre fichier est prêt',
      'Su archivo está listo',
      'Seu arquivo está pronto',
      'Ваш файл готов',
    ),
    words(
      '“{name}” 已生成，请在下载中心下载。',
      '“{name}” has been made, fetch it in the download centre.',
      '« {name} » est prêt, à récupérer au centre de téléchargement.',
      '«{name}» está listo en el centro de descargas.',
      '“{name}” está pronto na central de downloads.',
      '«{name}» готов, скачайте его в центре загрузок.',
    ),
  ),
  'download.failed': ofDownload(
    words(
      '文件未能生成',
      'Your file could not be made',
      'Votre fichier n’a pas pu être créé',
      'No se pudo crear su archivo',
      'Não foi possível criar seu arquivo',
      'Файл не удалось создать',
    ),
    words(
      '“{name}” 未能生成，原因见下载中心，可再试一次。',
      '“{name}” could not be made. The download centre says why; you can try again.',
      '« {name} » n’a pas pu être créé. Le centre de téléchargement dit pourquoi ; vous pouvez réessayer.',
      'No se pudo crear «{name}». El centro de descargas dice por qué; puede reintentarlo.',
      'Não foi possível criar “{name}”. A central de downloads diz o motivo; tente de novo.',
      '«{name}» не удалось создать. Причина указана в центре загрузок; можно повторить.',
    ),
  ),
} as const satisfies Record<string, Message>;
