import { words } from '../kernel/language.ts';
import { ofRequest } from './approval-messages.ts';
import type { Message } from './message-kinds.ts';

/** The same as of purchases, of a contract that a company approves before it signs. */
export const contractApprovalMessages = {
  'approval.contract_asked': ofRequest(
    words(
      '有合同待您审批',
      'A contract waits for your approval',
      'Un contrat attend votre validation',
      'Un contrato espera su aprobación',
      'Um contrato espera a sua aprovação',
      'Договор ждёт вашего согласования',
    ),
    words(
      '{requester} 提交的合同审批 {requestNo}（{title}），¥{amountFen}，请审批。',
      '{requester} asks to sign {title} ({requestNo}), ¥{amountFen}. Please decide.',
      '{requester} demande à signer {title} ({requestNo}), ¥{amountFen}. À vous de décider.',
      '{requester} solicita firmar {title} ({requestNo}), ¥{amountFen}. Decida, por favor.',
      '{requester} solicita assinar {title} ({requestNo}), ¥{amountFen}. Decida, por favor.',
      '{requester} просит подписать {title} ({requestNo}), ¥{amountFen}. Примите решение.',
    ),
  ),
  'approval.contract_reminded': ofRequest(
    words(
      '催办：合同仍待您审批',
      'Reminder: a contract still waits for you',
      'Rappel : un contrat vous attend toujours',
      'Recordatorio: un contrato sigue esperándole',
      'Lembrete: um contrato ainda espera por você',
      'Напоминание: договор всё ещё ждёт вас',
    ),
    words(
      '{requester} 的合同审批 {requestNo}（{title}），¥{amountFen}，请尽快审批。',
      '{title} of {requester} ({requestNo}), ¥{amountFen}: please decide soon.',
      '{title} de {requester} ({requestNo}), ¥{amountFen} : décidez au plus vite.',
      '{title} de {requester} ({requestNo}), ¥{amountFen}: decida pronto, por favor.',
      '{title} de {requester} ({requestNo}), ¥{amountFen}: decida logo, por favor.',
      '{title}, {requester} ({requestNo}), ¥{amountFen}: примите решение скорее.',
    ),
  ),
  'approval.contract_passed': ofRequest(
    words(
      '合同审批已通过',
      'The contract was approved',
      'Le contrat est approuvé',
      'El contrato fue aprobado',
      'O contrato foi aprovado',
      'Договор согласован',
    ),
    words(
      '合同审批 {requestNo}（{title}）已通过，可以签署。',
      '{title} ({requestNo}) was approved and can be signed.',
      '{title} ({requestNo}) est approuvé et peut être signé.',
      '{title} ({requestNo}) fue aprobado y puede firmarse.',
      '{title} ({requestNo}) foi aprovado e pode ser assinado.',
      '{title} ({requestNo}): согласовано, можно подписать.',
    ),
  ),
  'approval.contract_rejected': ofRequest(
    words(
      '合同审批被驳回',
      'The contract was rejected',
      'Le contrat est rejeté',
      'El contrato fue rechazado',
      'O contrato foi rejeitado',
      'Договор отклонён',
    ),
    words(
      '合同审批 {requestNo}（{title}）被驳回：{reason}。合同已退回起草方。',
      '{title} ({requestNo}) was rejected: {reason}. It went back to its author.',
      '{title} ({requestNo}) est rejeté : {reason}. Il est renvoyé à son auteur.',
      '{title} ({requestNo}) fue rechazado: {reason}. Volvió a su autor.',
      '{title} ({requestNo}) foi rejeitado: {reason}. Voltou ao autor.',
      '{title} ({requestNo}) отклонён: {reason}. Возвращён автору.',
    ),
  ),
  'approval.contract_returned': ofRequest(
    words(
      '合同审批被退回',
      'The contract came back',
      'Le contrat vous est renvoyé',
      'El contrato fue devuelto',
      'O contrato foi devolvido',
      'Договор возвращён',
    ),
    words(
      '合同审批 {requestNo}（{title}）被退回：{reason}。请在签署期限内重新提交。',
      '{title} ({requestNo}) was returned: {reason}. Please submit it again before it has to be signed.',
      '{title} ({requestNo}) vous est renvoyé : {reason}. Soumettez-le à nouveau avant l’échéance de signature.',
      '{title} ({requestNo}) fue devuelto: {reason}. Envíelo de nuevo antes del plazo de firma.',
      '{title} ({requestNo}) foi devolvido: {reason}. Reenvie antes do prazo de assinatura.',
      '{title} ({requestNo}) возвращён: {reason}. Подайте снова до срока подписания.',
    ),
  ),
  'approval.contract_expired': ofRequest(
    words(
      '合同审批已过期',
      'The approval of a contract has expired',
      'La validation d’un contrat a expiré',
      'La aprobación de un contrato caducó',
      'A aprovação de um contrato expirou',
      'Срок согласования договора истёк',
    ),
    words(
      '合同审批 {requestNo}（{title}）超过期限，签署期限内可再次提交。',
      '{title} ({requestNo}) was not decided in time; submit it again while it can be signed.',
      '{title} ({requestNo}) n’a pas été décidé à temps ; soumettez-le à nouveau tant qu’il peut être signé.',
      '{title} ({requestNo}) no se decidió a tiempo; envíelo de nuevo mientras pueda firmarse.',
      '{title} ({requestNo}) não foi decidido a tempo; reenvie enquanto puder ser assinado.',
      '{title} ({requestNo}) не решён вовремя; подайте снова, пока его можно подписать.',
    ),
  ),
} as const satisfies Record<string, Message>;
