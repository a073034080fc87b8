import { type Words, words } from '../kernel/language.ts';

type WaitingRow = {
  words: Words;
  /** What it is about, by its number: `{sn}`. */
  subject: Words;
  /** What the reader does about it. */
  act: Words;
  icon: string;
};

const order = words('订单 {sn}', 'Order {sn}', 'Commande {sn}', 'Pedido {sn}', 'Pedido {sn}', 'Заказ {sn}');
const afterSale = words('售后 {sn}', 'After-sale {sn}', 'SAV {sn}', 'Posventa {sn}', 'Pós-venda {sn}', 'Возврат {sn}');
const request = words('请购 {sn}', 'Request {sn}', 'Demande {sn}', 'Solicitud {sn}', 'Solicitação {sn}', 'Заявка {sn}');
const contract = words('合同 {sn}', 'Contract {sn}', 'Contrat {sn}', 'Contrato {sn}', 'Contrato {sn}', 'Договор {sn}');
const quota = words('采购额度', 'Purchase quota', 'Plafond d’achat', 'Cupo de compra', 'Limite de compra', 'Лимит закупок');
const bill = words('账单 {sn}', 'Bill {sn}', 'Relevé {sn}', 'Cuenta {sn}', 'Conta {sn}', 'Счёт {sn}');
const inquiry = words('询价 {sn}', 'Inquiry {sn}', 'Demande {sn}', 'Consulta {sn}', 'Cotação {sn}', 'Запрос {sn}');
const invoice = words('发票申请 {sn}', 'Invoice {sn}', 'Facture {sn}', 'Factura {sn}', 'Fatura {sn}', 'Счёт-фактура {sn}');
const look = words('查看', 'Look', 'Voir', 'Ver', 'Ver', 'Смотреть');
const confirm = words('确认收货', 'Confirm receipt', 'Confirmer', 'Confirmar', 'Confirmar', 'Подтвердить');

/** What can wait for a buyer on the first page of the centre. A room adds its row here and fills it on the server (`<room>.waiting.ts`). */
export const waitingRows = {
  pay: {
    words: words('待付款', 'To pay', 'À payer', 'Por pagar', 'A pagar', 'К оплате'),
    subject: order,
    act: words('去付款', 'Pay', 'Payer', 'Pagar', 'Pagar', 'Оплатить'),
    icon: 'coins',
  },
  approve: {
    words: words('待审批', 'To approve', 'À valider', 'Por aprobar', 'A aprovar', 'На согласование'),
    subject: request,
    act: words('去审批', 'Decide', 'Décider', 'Decidir', 'Decidir', 'Решить'),
    icon: 'clipboard-check',
  },
  resubmit: {
    words: words('请购待重新提交', 'To submit again', 'À soumettre à nouveau', 'Por reenviar', 'A reenviar', 'Подать повторно'),
    subject: request,
    act: words('去处理', 'See to it', 'Traiter', 'Tramitar', 'Tratar', 'Заняться'),
    icon: 'rotate-ccw',
  },
  repay: {
    words: words('额度待还款', 'To pay back', 'À rembourser', 'Por pagar', 'A pagar', 'К погашению'),
    subject: quota,
    act: look,
    icon: 'gauge',
  },
  repayLate: {
    words: words('额度已逾期', 'Overdue', 'En retard', 'Vencido', 'Vencido', 'Просрочено'),
    subject: quota,
    act: look,
    icon: 'gauge',
  },
  billConfirm: {
    words: words(
      '账单待确认',
      'Bill to confirm',
      'Relevé à confirmer',
      'Cuenta por confirmar',
      'Conta a confirmar',
      'Счёт к подтверждению',
    ),
    subject: bill,
    act: words('去核对', 'Check', 'Vérifier', 'Revisar', 'Conferir', 'Проверить'),
    icon: 'receipt-text',
  },
  billPay: {
    words: words('账单待还款', 'Bill to pay', 'Relevé à payer', 'Cuenta por pagar', 'Conta a pagar', 'Счёт к оплате'),
    subject: bill,
    act: words('去还款', 'Pay', 'Payer', 'Pagar', 'Pagar', 'Оплатить'),
    icon: 'receipt-text',
  },
  billLate: {
    words: words('账单已逾期', 'Bill overdue', 'Relevé en retard', 'Cuenta vencida', 'Conta vencida', 'Счёт просрочен'),
    subject: bill,
    act: words('去还款', 'Pay', 'Payer', 'Pagar', 'Pagar', 'Оплатить'),
    icon: 'receipt-text',
  },
  invoiceAgain: {
    words: words('开票被驳回', 'Invoice refused', 'Facture refusée', 'Factura rechazada', 'Fatura recusada', 'Отказ в счёте-фактуре'),
    subject: invoice,
    act: words('重新申请', 'Apply again', 'Redemander', 'Volver a solicitar', 'Solicitar de novo', 'Подать снова'),
    icon: 'receipt',
  },
  invoiceVerify: {
    words: words('发票待查验', 'To verify', 'À vérifier', 'Por verificar', 'A verificar', 'На проверку'),
    subject: invoice,
    act: look,
    icon: 'receipt',
  },
  contractConfirm: {
    words: words(
      '合同待确认',
      'Contract to confirm',
      'Contrat à confirmer',
      'Contrato por confirmar',
      'Contrato a confirmar',
      'Договор на подтверждение',
    ),
    subject: contract,
    act: words('去确认', 'Read', 'Lire', 'Leer', 'Ler', 'Прочесть'),
    icon: 'file-signature',
  },
  contractSign: {
    words: words('合同待签署', 'Contract to sign', 'Contrat à signer', 'Contrato por firmar', 'Contrato a assinar', 'Договор на подпись'),
    subject: contract,
    act: words('去签署', 'Sign', 'Signer', 'Firmar', 'Assinar', 'Подписать'),
    icon: 'file-signature',
  },
  contractEnd: {
    words: words(
      '合同终止待答复',
      'Termination to answer',
      'Résiliation à traiter',
      'Rescisión por responder',
      'Rescisão a responder',
      'Ответить о расторжении',
    ),
    subject: contract,
    act: look,
    icon: 'file-signature',
  },
  contractSoon: {
    words: words(
      '合同即将到期',
      'Contract expires soon',
      'Contrat bientôt expiré',
      'Contrato por vencer',
      'Contrato a expirar',
      'Договор истекает',
    ),
    subject: contract,
    act: look,
    icon: 'file-signature',
  },
  inquiryConfirm: {
    words: words(
      '询价待定标',
      'Inquiry to award',
      'Demande à attribuer',
      'Consulta por adjudicar',
      'Cotação a adjudicar',
      'Выбрать победителя',
    ),
    subject: inquiry,
    act: words('去比价', 'Compare', 'Comparer', 'Comparar', 'Comparar', 'Сравнить'),
    icon: 'pencil',
  },
  inquiryAnswer: {
    words: words(
      '询价提问待答复',
      'Questions to answer',
      'Questions en attente',
      'Preguntas por responder',
      'Perguntas a responder',
      'Вопросы без ответа',
    ),
    subject: inquiry,
    act: words('去答复', 'Answer', 'Répondre', 'Responder', 'Responder', 'Ответить'),
    icon: 'pencil',
  },
  receive: {
    words: words('待收货', 'To receive', 'À recevoir', 'Por recibir', 'A receber', 'К получению'),
    subject: order,
    act: confirm,
    icon: 'clipboard-list',
  },
  sendBack: {
    words: words('售后待寄回', 'To send back', 'À renvoyer', 'Por devolver', 'A devolver', 'К возврату'),
    subject: afterSale,
    act: words('填写物流', 'Add parcel', 'Ajouter le colis', 'Añadir envío', 'Informar envio', 'Указать посылку'),
    icon: 'rotate-ccw',
  },
  exchanged: {
    words: words('换新待确认', 'Exchange sent', 'Échange envoyé', 'Cambio enviado', 'Troca enviada', 'Замена отправлена'),
    subject: afterSale,
    act: confirm,
    icon: 'rotate-ccw',
  },
} as const satisfies Record<string, WaitingRow>;
export type WaitingKind = keyof typeof waitingRows;
export const waitingKinds = Object.keys(waitingRows) as [WaitingKind, ...WaitingKind[]];
