import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';
import { couponOverdue } from './coupon.rules.ts';

export const marketingErrors = failures('marketing', {
  /** The pages mark the coupon when they see this errorCode. */
  coupon_overdue: {
    code: 505,
    errorCode: couponOverdue,
    words: words(
      '优惠券已过领取时间',
      'The time to receive this coupon is over',
      'La période de retrait de ce coupon est terminée',
      'El plazo para obtener este cupón ha terminado',
      'O prazo para receber este cupom terminou',
      'Срок получения купона истёк',
    ),
  },
  coupon_upcoming: {
    words: words(
      '优惠券尚未开始领取',
      'This coupon cannot be received yet',
      'Ce coupon n’est pas encore disponible',
      'Este cupón aún no se puede obtener',
      'Este cupom ainda não pode ser recebido',
      'Купон пока нельзя получить',
    ),
  },
  coupon_received: {
    words: words(
      '您已领取过该优惠券',
      'You have already received this coupon',
      'Vous avez déjà reçu ce coupon',
      'Ya ha obtenido este cupón',
      'Você já recebeu este cupom',
      'Вы уже получили этот купон',
    ),
  },
  coupon_none_left: {
    words: words(
      '优惠券已领完',
      'All of these coupons are taken',
      'Tous ces coupons ont été distribués',
      'Ya no quedan cupones',
      'Os cupons acabaram',
      'Купоны закончились',
    ),
  },
  session_begun: {
    words: words(
      '该场秒杀已开始，无需提醒',
      'This session has begun already',
      'Cette vente a déjà commencé',
      'Esta sesión ya ha comenzado',
      'Esta sessão já começou',
      'Распродажа уже началась',
    ),
  },
  points_short: {
    words: words(
      '积分不足',
      'Not enough points',
      'Points insuffisants',
      'Puntos insuficientes',
      'Pontos insuficientes',
      'Недостаточно баллов',
    ),
  },
});
