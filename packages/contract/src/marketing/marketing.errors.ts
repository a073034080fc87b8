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
  point_rule_wrong: {
    words: words(
      '不在允许的范围内',
      'Outside the range',
      'Hors des limites',
      'Fuera de los límites',
      'Fora dos limites',
      'Вне допустимых пределов',
    ),
  },
  point_ceilings_wrong: {
    words: words(
      '每天上限不能高于每月上限',
      'The ceiling of a day is above that of a month',
      'Le plafond du jour dépasse celui du mois',
      'El tope diario supera el mensual',
      'O teto diário supera o mensal',
      'Дневной предел выше месячного',
    ),
  },
  point_rules_moved: {
    words: words(
      '规则刚被同事修改，请刷新后再改',
      'A colleague has just changed the rules, look at them first',
      'Un collègue vient de changer les règles, relisez-les',
      'Un compañero acaba de cambiar las reglas, revíselas',
      'Um colega acaba de mudar as regras, reveja-as',
      'Коллега только что изменил правила, посмотрите их',
    ),
  },
  point_rules_same: {
    words: words('没有改动', 'Nothing has changed', 'Rien n’a changé', 'No hay cambios', 'Nada mudou', 'Изменений нет'),
  },
});
