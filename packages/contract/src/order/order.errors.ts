import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const orderErrors = failures('order', {
  moved: {
    words: words(
      '状态已变化，请刷新',
      'The state has changed, please refresh',
      'L’état a changé, actualisez la page',
      'El estado ha cambiado, actualice',
      'O estado mudou, atualize a página',
      'Состояние изменилось, обновите страницу',
    ),
  },
  reason_required: {
    words: words(
      '请选择取消原因',
      'Please choose a reason',
      'Choisissez un motif',
      'Elija un motivo',
      'Escolha um motivo',
      'Укажите причину',
    ),
  },
  sn_long: {
    words: words(
      '订单号最多20个字符',
      'The order number may have 20 characters',
      'Le numéro de commande compte 20 caractères au plus',
      'El número de pedido admite 20 caracteres como máximo',
      'O número do pedido pode ter no máximo 20 caracteres',
      'Номер заказа не длиннее 20 символов',
    ),
  },
  sn_wrong: {
    words: words(
      '订单号格式不正确',
      'Wrong order number',
      'Numéro de commande incorrect',
      'Número de pedido incorrecto',
      'Número do pedido incorreto',
      'Неверный номер заказа',
    ),
  },
  goods_name_long: {
    words: words(
      '商品名称最多50个字符',
      'The product name may have 50 characters',
      'Le nom du produit compte 50 caractères au plus',
      'El nombre del producto admite 50 caracteres como máximo',
      'O nome do produto pode ter no máximo 50 caracteres',
      'Название товара не длиннее 50 символов',
    ),
  },
  times_wrong: {
    words: words(
      '结束时间必须晚于开始时间',
      'The end time must be later than the start time',
      'La date de fin doit suivre la date de début',
      'La hora final debe ser posterior a la inicial',
      'O fim deve ser posterior ao início',
      'Время окончания должно быть позже начала',
    ),
  },
  amount_wrong: {
    words: words(
      '订单金额须大于0且小于999999999.99',
      'The order value must be above 0 and below 999999999.99',
      'Le montant doit être supérieur à 0 et inférieur à 999999999.99',
      'El importe debe ser mayor que 0 y menor que 999999999.99',
      'O valor deve ser maior que 0 e menor que 999999999.99',
      'Сумма должна быть больше 0 и меньше 999999999.99',
    ),
  },
  amounts_wrong: {
    words: words(
      '最小金额必须小于最大金额',
      'The minimum must be below the maximum',
      'Le minimum doit être inférieur au maximum',
      'El mínimo debe ser menor que el máximo',
      'O mínimo deve ser menor que o máximo',
      'Минимум должен быть меньше максимума',
    ),
  },
});
