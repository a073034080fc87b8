import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

/** All of them lead to the case itself; who decides signs in there. */
export const ofRequest = (title: Words, body: Words): Message => ({
  kind: 'approval',
  url: '/personalCenterBase/requestBuyApproveDetail?id={requestId}',
  act: 'see',
  title,
  body,
});

export const approvalMessages = {
  'approval.asked': ofRequest(
    words(
      '有请购待您审批',
      'A purchase request waits for you',
      'Une demande d’achat vous attend',
      'Una solicitud de compra le espera',
      'Uma solicitação de compra espera por você',
      'Заявка на закупку ждёт вашего решения',
    ),
    words(
      '{requester} 提交的请购 {requestNo}（{title}），¥{amountFen}，请审批。',
      '{requester} asks for {title} ({requestNo}), ¥{amountFen}. Please decide.',
      '{requester} demande {title} ({requestNo}), ¥{amountFen}. À vous de décider.',
      '{requester} solicita {title} ({requestNo}), ¥{amountFen}. Decida, por favor.',
      '{requester} solicita {title} ({requestNo}), ¥{amountFen}. Decida, por favor.',
      '{requester} запрашивает {title} ({requestNo}), ¥{amountFen}. Примите решение.',
    ),
  ),
  'approval.reminded': ofRequest(
    words(
      '催办：请购仍待您审批',
      'Reminder: a request still waits for you',
      'Rappel : une demande vous attend toujours',
      'Recordatorio: una solicitud sigue esperándole',
      'Lembrete: uma solicitação ainda espera por você',
      'Напоминание: заявка всё ещё ждёт вас',
    ),
    words(
      '{requester} 的请购 {requestNo}（{title}），¥{amountFen}，请尽快审批。',
      '{title} of {requester} ({requestNo}), ¥{amountFen}: please decide soon.',
      '{title} de {requester} ({requestNo}), ¥{amountFen} : décidez au plus vite.',
      '{title} de {requester} ({requestNo}), ¥{amountFen}: decida pronto, por favor.',
      '{title} de {requester} ({requestNo}), ¥{amountFen}: decida logo, por favor.',
      '{title}, {requester} ({requestNo}), ¥{amountFen}: примите решение скорее.',
    ),
  ),
  'approval.passed': ofRequest(
    words(
      '请购已通过',
      'Your request was approved',
      'Votre demande est approuvée',
      'Su solicitud fue aprobada',
      'Sua solicitação foi aprovada',
      'Ваша заявка согласована',
    ),
    words(
      '请购 {requestNo}（{title}）已审批通过，订单继续办理。',
      'Request {requestNo} ({title}) was approved; its orders go on.',
      'La demande {requestNo} ({title}) est approuvée ; ses commandes suivent leur cours.',
      'La solicitud {requestNo} ({title}) fue aprobada; sus pedidos siguen adelante.',
      'A solicitação {requestNo} ({title}) foi aprovada; os pedidos seguem.',
      'Заявка {requestNo} ({title}) согласована; заказы исполняются.',
    ),
  ),
  'approval.rejected': ofRequest(
    words(
      '请购被驳回',
      'Your request was rejected',
      'Votre demande est rejetée',
      'Su solicitud fue rechazada',
      'Sua solicitação foi rejeitada',
      'Ваша заявка отклонена',
    ),
    words(
      '请购 {requestNo}（{title}）被驳回：{reason}。订单已取消。',
      'Request {requestNo} ({title}) was rejected: {reason}. Its orders are cancelled.',
      'La demande {requestNo} ({title}) est rejetée : {reason}. Ses commandes sont annulées.',
      'La solicitud {requestNo} ({title}) fue rechazada: {reason}. Sus pedidos se cancelaron.',
      'A solicitação {requestNo} ({title}) foi rejeitada: {reason}. Os pedidos foram cancelados.',
      'Заявка {requestNo} ({title}) отклонена: {reason}. Заказы отменены.',
    ),
  ),
  'approval.returned': ofRequest(
    words(
      '请购被退回',
      'Your request came back',
      'Votre demande vous est renvoyée',
      'Su solicitud fue devuelta',
      'Sua solicitação foi devolvida',
      'Ваша заявка возвращена',
    ),
    words(
      '请购 {requestNo}（{title}）被退回：{reason}。请在期限内重新提交或取消。',
      'Request {requestNo} ({title}) was returned: {reason}. Please submit it again in time, or cancel.',
      'La demande {requestNo} ({title}) vous est renvoyée : {reason}. Soumettez-la à nouveau à temps ou annulez.',
      'La solicitud {requestNo} ({title}) fue devuelta: {reason}. Envíela de nuevo a tiempo o cancele.',
      'A solicitação {requestNo} ({title}) foi devolvida: {reason}. Reenvie a tempo ou cancele.',
      'Заявка {requestNo} ({title}) возвращена: {reason}. Подайте её снова вовремя или отмените.',
    ),
  ),
  'approval.expired': ofRequest(
    words(
      '请购已过期',
      'Your request has expired',
      'Votre demande a expiré',
      'Su solicitud caducó',
      'Sua solicitação expirou',
      'Срок вашей заявки истёк',
    ),
    words(
      '请购 {requestNo}（{title}）超过期限，订单已取消，占用已退还。',
      'Request {requestNo} ({title}) was not settled in time; its orders are cancelled and hold nothing any more.',
      'La demande {requestNo} ({title}) n’a pas abouti à temps ; ses commandes sont annulées et ne réservent plus rien.',
      'La solicitud {requestNo} ({title}) no se resolvió a tiempo; sus pedidos se cancelaron y ya no reservan nada.',
      'A solicitação {requestNo} ({title}) não foi resolvida a tempo; os pedidos foram cancelados e nada mais reservam.',
      'Заявка {requestNo} ({title}) не решена вовремя; заказы отменены, резервы сняты.',
    ),
  ),
  'approval.oa_failed': ofRequest(
    words(
      '请购没有推送到 OA',
      'A request did not reach your OA',
      'Une demande n’a pas atteint votre OA',
      'Una solicitud no llegó a su OA',
      'Uma solicitação não chegou à sua OA',
      'Заявка не дошла до вашей OA',
    ),
    words(
      '请购 {requestNo}（{title}）多次推送 OA 失败，已停止重试。请重新推送，或由企业管理员收回到商城审批。',
      'Request {requestNo} ({title}) was not taken by your OA after several tries. Push it again, or have an administrator take it back to the mall.',
      'La demande {requestNo} ({title}) n’a pas été prise par votre OA après plusieurs essais. Renvoyez-la, ou qu’un administrateur la reprenne dans la plateforme.',
      'Su OA no aceptó la solicitud {requestNo} ({title}) tras varios intentos. Reenvíela o pida a un administrador que la recupere en la plataforma.',
      'A sua OA não aceitou a solicitação {requestNo} ({title}) após várias tentativas. Reenvie-a ou peça a um administrador que a retome na plataforma.',
      'OA не приняла заявку {requestNo} ({title}) после нескольких попыток. Отправьте её снова или попросите администратора вернуть её на площадку.',
    ),
  ),
} as const satisfies Record<string, Message>;
