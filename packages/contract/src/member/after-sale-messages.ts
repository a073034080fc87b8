import { type Words, words } from '../kernel/language.ts';
import type { Message, MessageAct } from './message-kinds.ts';

/** All of them begin with the number of the after-sale. */
const ofAfterSale = (title: Words, body: Words, act: MessageAct = 'afterSale'): Message => ({
  kind: 'after_sale',
  url: '/personalCenterBase/afterSalesExchange?id={afterSaleId}',
  act,
  title,
  body: words(
    `售后单 {aftersaleSn}：${body.zh}`,
    `After-sale {aftersaleSn}: ${body.en}`,
    `Dossier {aftersaleSn} : ${body.fra}`,
    `Posventa {aftersaleSn}: ${body.spa}`,
    `Pós-venda {aftersaleSn}: ${body.pt}`,
    `Заявка {aftersaleSn}: ${body.ru}`,
  ),
});

const agreed = words(
  '售后申请已通过',
  'Your after-sale application was accepted',
  'Votre demande a été acceptée',
  'Su solicitud fue aceptada',
  'Sua solicitação foi aceita',
  'Ваша заявка одобрена',
);
const received = words(
  '商家已验收退货',
  'The store has received your return',
  'La boutique a reçu votre retour',
  'La tienda ha recibido su devolución',
  'A loja recebeu sua devolução',
  'Магазин получил ваш возврат',
);
const decided = words(
  '平台已作出处理',
  'The mall has decided',
  'La plateforme a tranché',
  'La plataforma ha decidido',
  'A plataforma decidiu',
  'Площадка приняла решение',
);
const mayAppeal = words(
  '{reason}。如有异议可申请平台介入。',
  '{reason}. If you disagree, you may ask the mall to decide.',
  '{reason}. En cas de désaccord, vous pouvez saisir la plateforme.',
  '{reason}. Si no está de acuerdo, puede recurrir a la plataforma.',
  '{reason}. Se não concordar, pode recorrer à plataforma.',
  '{reason}. Если вы не согласны, обратитесь к площадке.',
);
export const afterSaleMessages = {
  'after_sale.agreed_refund': ofAfterSale(
    agreed,
    words(
      '商家已同意，等待退款。',
      'the store agrees; your money will follow.',
      'la boutique est d’accord ; le remboursement suivra.',
      'la tienda está de acuerdo; el reembolso llegará después.',
      'a loja concorda; o reembolso virá em seguida.',
      'магазин согласен; ожидайте возврата денег.',
    ),
  ),
  'after_sale.agreed_return': ofAfterSale(
    agreed,
    words(
      '商家已同意，请按退货地址寄回商品并填写物流单号。',
      'the store agrees. Please send the goods to the return address and fill in the tracking number.',
      'la boutique est d’accord. Renvoyez les articles à l’adresse de retour et indiquez le numéro de suivi.',
      'la tienda está de acuerdo. Envíe los productos a la dirección de devolución e indique el número de seguimiento.',
      'a loja concorda. Envie os produtos ao endereço de devolução e informe o número de rastreio.',
      'магазин согласен. Отправьте товар по адресу возврата и укажите номер отправления.',
    ),
    'sendBack',
  ),
  'after_sale.rejected': ofAfterSale(
    words(
      '商家拒绝了售后申请',
      'The store rejected your application',
      'La boutique a refusé votre demande',
      'La tienda rechazó su solicitud',
      'A loja recusou sua solicitação',
      'Магазин отклонил вашу заявку',
    ),
    mayAppeal,
  ),
  'after_sale.return_refused': ofAfterSale(
    words(
      '商家拒收退回的商品',
      'The store refused the returned goods',
      'La boutique a refusé les articles renvoyés',
      'La tienda rechazó los productos devueltos',
      'A loja recusou os produtos devolvidos',
      'Магазин не принял возвращённый товар',
    ),
    mayAppeal,
  ),
  'after_sale.received_exchange': ofAfterSale(
    received,
    words(
      '即将为您发出换新商品。',
      'other goods will be sent to you soon.',
      'd’autres articles vous seront bientôt envoyés.',
      'pronto se le enviarán otros productos.',
      'em breve outros produtos lhe serão enviados.',
      'скоро вам отправят другой товар.',
    ),
  ),
  'after_sale.received_return': ofAfterSale(
    received,
    words(
      '即将为您退款。',
      'your money will be refunded soon.',
      'vous serez bientôt remboursé.',
      'pronto se le reembolsará.',
      'em breve você será reembolsado.',
      'деньги скоро вернут.',
    ),
  ),
  'after_sale.resent': ofAfterSale(
    words(
      '换新商品已发出',
      'The other goods are on their way',
      'Les nouveaux articles sont en route',
      'Los nuevos productos están en camino',
      'Os novos produtos estão a caminho',
      'Новый товар отправлен',
    ),
    words(
      '{reason}，收到后请确认收货。',
      '{reason}. Please confirm the receipt when they have come.',
      '{reason}. Veuillez confirmer la réception à l’arrivée.',
      '{reason}. Confirme la recepción cuando lleguen.',
      '{reason}. Confirme o recebimento quando chegarem.',
      '{reason}. Подтвердите получение, когда он придёт.',
    ),
    'receive',
  ),
  'after_sale.finished': ofAfterSale(
    words('售后已完成', 'After-sale finished', 'Dossier terminé', 'Posventa finalizada', 'Pós-venda concluída', 'Заявка выполнена'),
    words(
      '退款已按原支付方式退回。',
      'your money went back the way it was paid.',
      'le remboursement a été fait par le même moyen de paiement.',
      'el dinero se devolvió por el mismo medio de pago.',
      'o valor foi devolvido pelo mesmo meio de pagamento.',
      'деньги возвращены тем же способом оплаты.',
    ),
  ),
  'after_sale.escalated': ofAfterSale(
    words(
      '售后已转平台处理',
      'The mall has taken over',
      'La plateforme prend le relais',
      'La plataforma se hace cargo',
      'A plataforma assumiu o caso',
      'Заявку рассмотрит площадка',
    ),
    words(
      '商家超时未处理，平台已介入。',
      'the store did not answer in time, so the mall will decide.',
      'la boutique n’a pas répondu à temps, la plateforme décidera.',
      'la tienda no respondió a tiempo; decidirá la plataforma.',
      'a loja não respondeu a tempo; a plataforma decidirá.',
      'магазин не ответил вовремя, решит площадка.',
    ),
  ),
  'after_sale.closed': ofAfterSale(
    words('售后已关闭', 'After-sale closed', 'Dossier clos', 'Posventa cerrada', 'Pós-venda encerrada', 'Заявка закрыта'),
    words(
      '超过期限未寄回商品，售后已关闭。',
      'the goods were not sent back in time, so it was closed.',
      'les articles n’ont pas été renvoyés à temps, le dossier est clos.',
      'los productos no se enviaron a tiempo y se ha cerrado.',
      'os produtos não foram devolvidos a tempo e o caso foi encerrado.',
      'товар не отправлен вовремя, заявка закрыта.',
    ),
  ),
  'after_sale.upheld': ofAfterSale(
    decided,
    words(
      '支持您的申请：{reason}',
      'your application is upheld: {reason}',
      'votre demande est acceptée : {reason}',
      'su solicitud es aceptada: {reason}',
      'sua solicitação foi aceita: {reason}',
      'ваша заявка удовлетворена: {reason}',
    ),
  ),
  'after_sale.dismissed': ofAfterSale(
    decided,
    words(
      '维持商家处理：{reason}',
      'the store’s answer stands: {reason}',
      'la décision de la boutique est maintenue : {reason}',
      'se mantiene la decisión de la tienda: {reason}',
      'mantém-se a decisão da loja: {reason}',
      'решение магазина оставлено в силе: {reason}',
    ),
  ),
};
