import { words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofWriter = { kind: 'system', url: '/personalCenterBase/evaluationSheet?state=done', act: 'see' } as const;
const ofStore = { kind: 'system', url: '/seller/#/reviews?tab=all', act: 'see' } as const;

/** What the writer of a review, its store and the mall's people hear of it. */
export const reviewMessages = {
  'review.hidden': {
    ...ofWriter,
    title: words(
      '您的评价已被隐藏',
      'Your review is hidden',
      'Votre avis est masqué',
      'Su opinión está oculta',
      'Sua avaliação foi ocultada',
      'Ваш отзыв скрыт',
    ),
    body: words(
      '您对“{goodsName}”的评价已不再展示：{reason}。',
      'Your review of “{goodsName}” is no longer shown: {reason}.',
      'Votre avis sur « {goodsName} » n’est plus affiché : {reason}.',
      'Su opinión sobre «{goodsName}» ya no se muestra: {reason}.',
      'Sua avaliação de “{goodsName}” não é mais exibida: {reason}.',
      'Ваш отзыв о «{goodsName}» больше не показывается: {reason}.',
    ),
  },
  'review.restored': {
    ...ofWriter,
    title: words(
      '您的评价已恢复',
      'Your review is shown again',
      'Votre avis est rétabli',
      'Su opinión se muestra de nuevo',
      'Sua avaliação voltou',
      'Ваш отзыв восстановлен',
    ),
    body: words(
      '您对“{goodsName}”的评价已恢复展示：{reason}。',
      'Your review of “{goodsName}” is shown again: {reason}.',
      'Votre avis sur « {goodsName} » est à nouveau affiché : {reason}.',
      'Su opinión sobre «{goodsName}» se muestra de nuevo: {reason}.',
      'Sua avaliação de “{goodsName}” é exibida de novo: {reason}.',
      'Ваш отзыв о «{goodsName}» снова показывается: {reason}.',
    ),
  },
  'review.store_hidden': {
    ...ofStore,
    title: words(
      '一条评价已被隐藏',
      'A review is hidden',
      'Un avis est masqué',
      'Una opinión está oculta',
      'Uma avaliação foi ocultada',
      'Отзыв скрыт',
    ),
    body: words(
      '平台隐藏了“{goodsName}”的一条评价：{reason}。评分与数量已更新。',
      'The platform has hidden a review of “{goodsName}”: {reason}. Scores and numbers have followed.',
      'La plateforme a masqué un avis sur « {goodsName} » : {reason}. Notes et nombres ont suivi.',
      'La plataforma ha ocultado una opinión de «{goodsName}»: {reason}. Notas y cifras se han actualizado.',
      'A plataforma ocultou uma avaliação de “{goodsName}”: {reason}. Notas e números foram atualizados.',
      'Площадка скрыла отзыв о «{goodsName}»: {reason}. Оценки и счётчики обновлены.',
    ),
  },
  'review.store_restored': {
    ...ofStore,
    title: words(
      '一条评价已恢复',
      'A review is shown again',
      'Un avis est rétabli',
      'Una opinión se muestra de nuevo',
      'Uma avaliação voltou',
      'Отзыв восстановлен',
    ),
    body: words(
      '平台恢复了“{goodsName}”的一条评价：{reason}。',
      'The platform shows a review of “{goodsName}” again: {reason}.',
      'La plateforme a rétabli un avis sur « {goodsName} » : {reason}.',
      'La plataforma vuelve a mostrar una opinión de «{goodsName}»: {reason}.',
      'A plataforma voltou a exibir uma avaliação de “{goodsName}”: {reason}.',
      'Площадка снова показывает отзыв о «{goodsName}»: {reason}.',
    ),
  },
  'review.store_kept': {
    ...ofStore,
    title: words(
      '举报的评价予以保留',
      'A reported review stays',
      'Un avis signalé est maintenu',
      'Una opinión denunciada se mantiene',
      'Uma avaliação denunciada foi mantida',
      'Отзыв оставлен',
    ),
    body: words(
      '您举报的“{goodsName}”评价予以保留：{reason}。',
      'The review of “{goodsName}” that you reported stays: {reason}.',
      'L’avis sur « {goodsName} » que vous avez signalé est maintenu : {reason}.',
      'La opinión de «{goodsName}» que denunció se mantiene: {reason}.',
      'A avaliação de “{goodsName}” que você denunciou foi mantida: {reason}.',
      'Отзыв о «{goodsName}», на который вы пожаловались, оставлен: {reason}.',
    ),
  },
  'review.reported': {
    kind: 'system',
    url: '/operations/#/reviews?tab=reported&id={reviewId}',
    act: 'see',
    title: words(
      '商家举报评价',
      'A store has reported a review',
      'Avis signalé',
      'Opinión denunciada',
      'Avaliação denunciada',
      'Жалоба на отзыв',
    ),
    body: words(
      '{storeName} 举报了“{goodsName}”的一条评价：{reason}。',
      '{storeName} has reported a review of “{goodsName}”: {reason}.',
      '{storeName} a signalé un avis sur « {goodsName} » : {reason}.',
      '{storeName} ha denunciado una opinión de «{goodsName}»: {reason}.',
      '{storeName} denunciou uma avaliação de “{goodsName}”: {reason}.',
      '{storeName} жалуется на отзыв о «{goodsName}»: {reason}.',
    ),
  },
} satisfies Record<string, Message>;
