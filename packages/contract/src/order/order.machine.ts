import { type Language, type Words, words } from '../kernel/language.ts';
import { machine } from '../kernel/machine.ts';

type StateRow = {
  words: Words;
  /** What is next, said under it; `{date}` is when it ends by itself. */
  hint: Words;
  /** As a breaker shows it, in the colour of who must act. */
  mark: 'closed' | 'running' | 'open';
  tone: 'amber' | 'blue' | 'green' | 'grey';
  /** Its name in the address of the list, and what stands there when many are not called like one. Without a tab it is found among all. */
  tab?: { id: string; words?: Words };
  /** What a buyer may give back: what has not left the store, what came to him, or nothing. */
  returns: 'unsent' | 'sent' | 'nothing';
};

/** The states with all that is said and shown of them: list, detail, export and after-sales read it here. */
export const orderStateRows = {
  in_approval: {
    words: words('审批中', 'In approval', 'En approbation', 'En aprobación', 'Em aprovação', 'На согласовании'),
    hint: words(
      '等待审批，库存已为您保留。',
      'Waiting for approval; the stock is held for you.',
      'En attente d’approbation ; le stock est réservé.',
      'Pendiente de aprobación; las existencias están reservadas.',
      'Aguardando aprovação; o estoque está reservado.',
      'Ждёт согласования; товар зарезервирован.',
    ),
    mark: 'running',
    tone: 'blue',
    tab: { id: 'inApproval' },
    returns: 'nothing',
  },
  wait_pay: {
    words: words('待付款', 'To pay', 'À payer', 'Por pagar', 'A pagar', 'К оплате'),
    hint: words(
      '请在剩余时间内付款，超时订单自动取消。',
      'Please pay in time, otherwise the order is cancelled.',
      'Payez à temps, sinon la commande est annulée.',
      'Pague a tiempo o el pedido se cancelará.',
      'Pague a tempo ou o pedido será cancelado.',
      'Оплатите вовремя, иначе заказ отменится.',
    ),
    mark: 'open',
    tone: 'amber',
    tab: { id: 'toPay' },
    returns: 'nothing',
  },
  wait_ship: {
    words: words('待发货', 'To ship', 'À expédier', 'Por enviar', 'A enviar', 'К отправке'),
    hint: words(
      '商家正在备货，发货后会通知您。',
      'The store is packing; you will be told when it is shipped.',
      'La boutique prépare l’envoi ; vous serez prévenu.',
      'La tienda prepara el envío; le avisaremos.',
      'A loja prepara o envio; você será avisado.',
      'Магазин собирает заказ; мы сообщим об отправке.',
    ),
    mark: 'running',
    tone: 'blue',
    tab: { id: 'toShip' },
    returns: 'unsent',
  },
  wait_receive: {
    words: words('待收货', 'To receive', 'À recevoir', 'Por recibir', 'A receber', 'К получению'),
    hint: words(
      '收到后请验货并确认。{date} 未确认将自动收货。',
      'Please check and confirm. Confirmed by itself on {date}.',
      'Vérifiez et confirmez. Confirmation automatique le {date}.',
      'Revise y confirme. Se confirmará solo el {date}.',
      'Confira e confirme. Confirmação automática em {date}.',
      'Проверьте и подтвердите. Само подтвердится {date}.',
    ),
    mark: 'running',
    tone: 'blue',
    tab: { id: 'toReceive' },
    returns: 'sent',
  },
  done: {
    words: words('已完成', 'Done', 'Terminée', 'Completado', 'Concluído', 'Завершён'),
    hint: words(
      '交易完成，感谢您的采购。',
      'Done. Thank you for your order.',
      'Terminée. Merci de votre commande.',
      'Completado. Gracias por su compra.',
      'Concluído. Obrigado pela compra.',
      'Завершён. Спасибо за заказ.',
    ),
    mark: 'closed',
    tone: 'green',
    tab: { id: 'done', words: words('已完成', 'Done', 'Terminées', 'Completados', 'Concluídos', 'Завершённые') },
    returns: 'sent',
  },
  cancelled: {
    words: words('已取消', 'Cancelled', 'Annulée', 'Cancelado', 'Cancelado', 'Отменён'),
    hint: words(
      '订单已取消。',
      'The order was cancelled.',
      'La commande est annulée.',
      'El pedido fue cancelado.',
      'O pedido foi cancelado.',
      'Заказ отменён.',
    ),
    mark: 'open',
    tone: 'grey',
    tab: { id: 'cancelled', words: words('已取消', 'Cancelled', 'Annulées', 'Cancelados', 'Cancelados', 'Отменённые') },
    returns: 'nothing',
  },
} as const satisfies Record<string, StateRow>;
export type OrderState = keyof typeof orderStateRows;
export const orderStates = Object.keys(orderStateRows) as [OrderState, ...OrderState[]];

/** Without the names of the tabs, which only the list knows one by one. */
export const orderStateRow = (state: OrderState): StateRow => orderStateRows[state];

export const isUnsent = (state: OrderState): boolean => orderStateRow(state).returns === 'unsent';
export const unsentStates = orderStates.filter(isUnsent);
export const returnableStates = orderStates.filter((state) => orderStateRow(state).returns !== 'nothing');

/** prepay: money before goods; postpay: goods before money; credit: on the company's quota. */
export const payModes = ['prepay', 'postpay', 'credit'] as const;
export type PayMode = (typeof payModes)[number];

/** What a page may offer for an order; which of them, the server says. */
export const orderActions = [
  'pay',
  'cancel',
  'confirm',
  'logistics',
  'review',
  'viewReview',
  'afterSale',
  'again',
  'delete',
  'approve',
  'reject',
  'submitRequest',
  'correct',
  'withdraw',
  'price',
  'accept',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** What happens to an order, as its log says it. */
const orderEventWords = {
  approve: words('审批通过', 'Approved', 'Approuvée', 'Aprobado', 'Aprovado', 'Согласован'),
  reject: words('审批驳回', 'Rejected', 'Rejetée', 'Rechazado', 'Rejeitado', 'Отклонён'),
  expire: words(
    '审批超时',
    'Not approved in time',
    'Non validée à temps',
    'No aprobado a tiempo',
    'Não aprovado a tempo',
    'Не согласован в срок',
  ),
  withdraw: words('撤回请购', 'Withdrawn', 'Retirée', 'Retirado', 'Retirado', 'Отозван'),
  putOnCredit: words(
    '转采购额度支付',
    'Put on the purchase quota',
    'Imputée au plafond d’achat',
    'Pasado al cupo de compra',
    'Passado ao limite de compra',
    'Отнесён на лимит закупок',
  ),
  pay: words('付款成功', 'Paid', 'Payée', 'Pagado', 'Pago', 'Оплачен'),
  cancel: words('取消订单', 'Cancelled', 'Annulée', 'Cancelado', 'Cancelado', 'Отменён'),
  ship: words('商家发货', 'Shipped', 'Expédiée', 'Enviado', 'Enviado', 'Отправлен'),
  sellerCancel: words(
    '商家取消',
    'Cancelled by the store',
    'Annulée par la boutique',
    'Cancelado por la tienda',
    'Cancelado pela loja',
    'Отменён магазином',
  ),
  groupFail: words(
    '拼团未成',
    'Group buy failed',
    'Achat groupé non abouti',
    'Compra en grupo fallida',
    'Compra em grupo sem êxito',
    'Групповая покупка не состоялась',
  ),
  confirmReceipt: words('确认收货', 'Received', 'Reçue', 'Recibido', 'Recebido', 'Получен'),
} satisfies Record<string, Words>;
export type OrderEvent = keyof typeof orderEventWords;

/** Submitted, where `free` is one of which nothing is to be paid; or first asked for, where somebody must approve. */
const orderStartWords = {
  submit: words('提交订单', 'Order submitted', 'Commande envoyée', 'Pedido enviado', 'Pedido enviado', 'Заказ оформлен'),
  request: words('提交请购', 'Requested', 'Demandée', 'Solicitado', 'Solicitado', 'Запрошен'),
} satisfies Record<string, Words>;
type OrderStart = keyof typeof orderStartWords;

/** What moves no state: part of it has left, or the store asked another price and what became of that. */
const partWords = {
  shipPart: words('部分发货', 'Shipped in part', 'Expédiée en partie', 'Enviado en parte', 'Enviado em parte', 'Отправлен частично'),
  proposePrice: words(
    '商家提出改价',
    'The store offered another price',
    'La boutique propose un autre prix',
    'La tienda ofreció otro precio',
    'A loja ofereceu outro preço',
    'Магазин предложил другую цену',
  ),
  agreePrice: words(
    '买家同意改价',
    'The new price was agreed',
    'Nouveau prix accepté',
    'Nuevo precio aceptado',
    'Novo preço aceito',
    'Новая цена принята',
  ),
  refusePrice: words(
    '买家未同意改价',
    'The new price was refused',
    'Nouveau prix refusé',
    'Nuevo precio rechazado',
    'Novo preço recusado',
    'Новая цена отклонена',
  ),
  differ: words(
    '验收有差异',
    'Taken in with differences',
    'Réceptionnée avec écarts',
    'Recibido con diferencias',
    'Recebido com diferenças',
    'Принят с расхождениями',
  ),
  withdrawPrice: words(
    '商家撤回改价',
    'The offered price was taken back',
    'Prix proposé retiré',
    'Precio ofrecido retirado',
    'Preço oferecido retirado',
    'Предложенная цена отозвана',
  ),
} satisfies Record<string, Words>;

const stepWords = new Map<string, Words>(Object.entries({ ...orderStartWords, ...orderEventWords, ...partWords }));

/** What a step of an order's log is called; one that is not known here keeps its name. */
export const orderStepName = (event: string, language: Language): string => stepWords.get(event)?.[language] ?? event;

/**
 * The variant is the pay mode. What is bought on the purchase quota is looked at before it goes on, by the company or by the mall. A postpaid order waits for its money after the goods have come: there it can be paid, no longer cancelled.
 */
export const orderMachine = machine<OrderState, OrderEvent, OrderStart>(
  { submit: { prepay: 'wait_pay', free: 'wait_ship', postpay: 'wait_ship' }, request: 'in_approval' },
  {
    approve: { from: ['in_approval'], to: { prepay: 'wait_pay', postpay: 'wait_ship', credit: 'wait_ship' } },
    reject: { from: ['in_approval'], to: 'cancelled' },
    expire: { from: ['in_approval'], to: 'cancelled' },
    withdraw: { from: ['in_approval'], to: 'cancelled' },
    putOnCredit: { from: ['wait_pay'], to: { prepay: 'in_approval' } },
    pay: { from: ['wait_pay'], to: { prepay: 'wait_ship', postpay: 'done' } },
    cancel: { from: ['wait_pay'], to: { prepay: 'cancelled' } },
    ship: { from: ['wait_ship'], to: 'wait_receive' },
    sellerCancel: { from: ['wait_ship'], to: 'cancelled' },
    groupFail: { from: ['wait_ship'], to: { prepay: 'cancelled' } },
    confirmReceipt: { from: ['wait_receive'], to: { prepay: 'done', credit: 'done', postpay: 'wait_pay' } },
  },
);
