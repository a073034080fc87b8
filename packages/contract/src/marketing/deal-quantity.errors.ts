import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** Why an activity cannot sell goods in such quantities, and what of its goods is not said. */
export const dealQuantityErrors = failures('marketing', {
  session_missing: {
    words: words(
      '请选择场次',
      'Please choose a session',
      'Choisissez une session',
      'Elija una sesión',
      'Escolha uma sessão',
      'Выберите сессию',
    ),
  },
  total_below_least: {
    words: words(
      '活动数量 {total} 少于起订量 {least}，没有人能下单',
      'The quantity {total} is below the least order of {least}: nobody could buy',
      'La quantité {total} est inférieure à la commande minimale de {least} : personne ne pourrait acheter',
      'La cantidad {total} es menor que el pedido mínimo de {least}: nadie podría comprar',
      'A quantidade {total} é menor que o pedido mínimo de {least}: ninguém poderia comprar',
      'Количество {total} меньше минимального заказа {least}: купить не сможет никто',
    ),
  },
  total_below_group: {
    words: words(
      '活动数量 {total} 不够成团：{buyers} 人各买起订量 {least}，至少需要 {needed}',
      'The quantity {total} is too small for the group: {buyers} buyers of the least order of {least} need {needed}',
      'La quantité {total} ne suffit pas au groupe : {buyers} acheteurs de la commande minimale de {least} demandent {needed}',
      'La cantidad {total} no basta para el grupo: {buyers} compradores del pedido mínimo de {least} necesitan {needed}',
      'A quantidade {total} não basta para o grupo: {buyers} compradores do pedido mínimo de {least} precisam de {needed}',
      'Количества {total} не хватит для группы: {buyers} покупателям по минимальному заказу {least} нужно {needed}',
    ),
  },
  total_off_step: {
    words: words(
      '活动数量须为 {step} 的整数倍（该规格按 {step} 递增购买）',
      'The quantity must be a multiple of {step}: the item is sold by {step} at a time',
      'La quantité doit être un multiple de {step} : l’article se vend par {step}',
      'La cantidad debe ser múltiplo de {step}: el artículo se vende de {step} en {step}',
      'A quantidade deve ser múltipla de {step}: o item é vendido de {step} em {step}',
      'Количество должно быть кратно {step}: товар продаётся по {step}',
    ),
  },
  limit_below_least: {
    words: words(
      '每人限购 {restriction} 少于起订量 {least}；不限请填 0',
      'The limit of {restriction} for each buyer is below the least order of {least}; 0 is none',
      'La limite de {restriction} par acheteur est inférieure à la commande minimale de {least} ; 0 : aucune',
      'El límite de {restriction} por comprador es menor que el pedido mínimo de {least}; 0: sin límite',
      'O limite de {restriction} por comprador é menor que o pedido mínimo de {least}; 0: sem limite',
      'Ограничение {restriction} на покупателя меньше минимального заказа {least}; 0 — без ограничения',
    ),
  },
  limit_off_step: {
    words: words(
      '每人限购须为 {step} 的整数倍（该规格按 {step} 递增购买）',
      'The limit for each buyer must be a multiple of {step}: the item is sold by {step} at a time',
      'La limite par acheteur doit être un multiple de {step} : l’article se vend par {step}',
      'El límite por comprador debe ser múltiplo de {step}: el artículo se vende de {step} en {step}',
      'O limite por comprador deve ser múltiplo de {step}: o item é vendido de {step} em {step}',
      'Ограничение на покупателя должно быть кратно {step}: товар продаётся по {step}',
    ),
  },
});
