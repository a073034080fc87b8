import { type Language, type Words, words } from '../kernel/language.ts';
import type { AfterSaleEvent } from './after-sale.machine.ts';

const types: Readonly<Record<1 | 2 | 3, Words>> = {
  1: words('仅退款', 'Refund only', 'Remboursement seul', 'Solo reembolso', 'Só reembolso', 'Только возврат денег'),
  2: words(
    '退货退款',
    'Return and refund',
    'Retour et remboursement',
    'Devolución y reembolso',
    'Devolução e reembolso',
    'Возврат товара и денег',
  ),
  3: words('换货', 'Exchange', 'Échange', 'Cambio', 'Troca', 'Обмен'),
};
export const afterSaleTypeName = (code: 1 | 2 | 3, language: Language): string => types[code][language];

const events: Readonly<Record<AfterSaleEvent | 'apply', Words>> = {
  apply: words('买家提交申请', 'Applied', 'Demande envoyée', 'Solicitud enviada', 'Solicitação enviada', 'Обращение подано'),
  agree: words('商家同意申请', 'The store agreed', 'Le vendeur a accepté', 'La tienda aceptó', 'A loja aceitou', 'Продавец согласился'),
  reject: words('商家拒绝申请', 'The store rejected', 'Le vendeur a refusé', 'La tienda rechazó', 'A loja recusou', 'Продавец отклонил'),
  escalate: words(
    '商家超时未处理，转平台',
    'The store let it lie; passed to the mall',
    'Sans réponse du vendeur, transmis au site',
    'La tienda no respondió; pasa a la plataforma',
    'A loja não respondeu; passa à plataforma',
    'Продавец не ответил; передано площадке',
  ),
  cancel: words('买家撤销申请', 'Withdrawn', 'Demande retirée', 'Solicitud retirada', 'Solicitação retirada', 'Отозвано'),
  sendBack: words('买家寄回商品', 'Sent back', 'Article renvoyé', 'Artículo devuelto', 'Produto devolvido', 'Товар отправлен обратно'),
  returnTimeout: words(
    '超期未寄回，售后关闭',
    'Not sent back in time, closed',
    'Non renvoyé à temps, close',
    'No devuelto a tiempo, cerrada',
    'Não devolvido a tempo, encerrada',
    'Не отправлено вовремя, закрыто',
  ),
  receive: words('商家验收通过', 'The store took it in', 'Retour accepté', 'Devolución aceptada', 'Devolução aceita', 'Возврат принят'),
  refuseReceipt: words(
    '商家拒收',
    'The store did not take it in',
    'Retour refusé',
    'Devolución no aceptada',
    'Devolução não aceita',
    'Возврат не принят',
  ),
  startRefund: words(
    '平台发起退款',
    'Refund started',
    'Remboursement lancé',
    'Reembolso iniciado',
    'Reembolso iniciado',
    'Возврат денег начат',
  ),
  refund: words('退款成功', 'Refunded', 'Remboursé', 'Reembolsado', 'Reembolsado', 'Деньги возвращены'),
  resend: words('商家发出换新商品', 'Replacement sent', 'Remplacement envoyé', 'Cambio enviado', 'Troca enviada', 'Замена отправлена'),
  confirmReceipt: words(
    '确认收到换新商品',
    'Replacement received',
    'Remplacement reçu',
    'Cambio recibido',
    'Troca recebida',
    'Замена получена',
  ),
  appeal: words('买家申诉', 'Appealed', 'Recours déposé', 'Reclamación presentada', 'Contestação enviada', 'Обжаловано'),
  appealReturn: words('买家申诉', 'Appealed', 'Recours déposé', 'Reclamación presentada', 'Contestação enviada', 'Обжаловано'),
  uphold: words(
    '平台支持买家',
    'The mall sided with the buyer',
    'Le site donne raison à l’acheteur',
    'La plataforma apoya al comprador',
    'A plataforma apoia o comprador',
    'Площадка поддержала покупателя',
  ),
  upholdReturn: words(
    '平台支持买家',
    'The mall sided with the buyer',
    'Le site donne raison à l’acheteur',
    'La plataforma apoya al comprador',
    'A plataforma apoia o comprador',
    'Площадка поддержала покупателя',
  ),
  dismiss: words(
    '平台维持商家处理',
    'The mall sided with the store',
    'Le site donne raison au vendeur',
    'La plataforma apoya a la tienda',
    'A plataforma apoia a loja',
    'Площадка поддержала продавца',
  ),
  dismissReturn: words(
    '平台维持商家处理',
    'The mall sided with the store',
    'Le site donne raison au vendeur',
    'La plataforma apoya a la tienda',
    'A plataforma apoia a loja',
    'Площадка поддержала продавца',
  ),
};
/** What happened, as every side reads it in the log. */
export const afterSaleStepName = (event: string, language: Language): string =>
  Object.hasOwn(events, event) ? events[event as AfterSaleEvent][language] : event;

const people: Readonly<Record<'buyer' | 'seller' | 'operator' | 'system', Words>> = {
  buyer: words('买家', 'Buyer', 'Acheteur', 'Comprador', 'Comprador', 'Покупатель'),
  seller: words('商家', 'Store', 'Vendeur', 'Tienda', 'Loja', 'Продавец'),
  operator: words('平台客服', 'The mall', 'Le site', 'La plataforma', 'A plataforma', 'Площадка'),
  system: words('系统', 'System', 'Système', 'Sistema', 'Sistema', 'Система'),
};
/** Who did it, where the log names nobody. */
export const afterSaleDoer = (kind: keyof typeof people, language: Language): string => people[kind][language];

export type AfterSaleStation = 'apply' | 'agree' | 'sendBack' | 'receive' | 'refund' | 'resend' | 'confirmReceipt';
const stations: Readonly<Record<AfterSaleStation, Words>> = {
  apply: words('提交申请', 'Applied', 'Demande', 'Solicitud', 'Solicitação', 'Подано'),
  agree: words('商家同意', 'Store agrees', 'Accord du vendeur', 'Acepta la tienda', 'Loja aceita', 'Согласие продавца'),
  sendBack: words('寄回商品', 'Sent back', 'Renvoi', 'Devolución', 'Devolução', 'Отправка'),
  receive: words('商家验收', 'Store checks', 'Contrôle', 'Revisión', 'Conferência', 'Проверка'),
  refund: words('退款', 'Refund', 'Remboursement', 'Reembolso', 'Reembolso', 'Возврат денег'),
  resend: words('换新发出', 'Replacement sent', 'Envoi du remplacement', 'Envío del cambio', 'Envio da troca', 'Отправка замены'),
  confirmReceipt: words('确认收货', 'Receipt', 'Réception', 'Recepción', 'Recebimento', 'Получение'),
};
/** A station of an after-sale's way. */
export const afterSaleStationName = (station: AfterSaleStation, language: Language): string => stations[station][language];

export const afterSaleWayWords = {
  title: words('售后进度', 'Progress', 'Avancement', 'Progreso', 'Andamento', 'Ход'),
  before: words('{date} 前', 'before {date}', 'avant le {date}', 'antes del {date}', 'antes de {date}', 'до {date}'),
};
