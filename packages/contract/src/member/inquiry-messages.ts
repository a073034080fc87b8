import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofInquiry = (title: Words, body: Words): Message => ({
  kind: 'inquiry',
  url: '/personalCenterBase/myInquiryDetail?id={inquiryId}',
  act: 'see',
  title,
  body,
});

/** What a buyer hears of his inquiry. */
export const inquiryMessages = {
  'inquiry.asked': ofInquiry(
    words(
      '供应商对“{title}”提了问题',
      'A supplier asks about “{title}”',
      'Un fournisseur pose une question sur « {title} »',
      'Un proveedor pregunta sobre «{title}»',
      'Um fornecedor pergunta sobre “{title}”',
      'Вопрос поставщика по «{title}»',
    ),
    words(
      '询价 {inquiryNo} 有新提问，请在截止前答复，所有受邀供应商都会看到。',
      'There is a new question on {inquiryNo}. Please answer before the deadline; all who are invited see it.',
      'Nouvelle question sur {inquiryNo}. Répondez avant l’échéance ; tous les invités la voient.',
      'Hay una pregunta nueva en {inquiryNo}. Responda antes del plazo; la ven todos los invitados.',
      'Há uma pergunta nova em {inquiryNo}. Responda antes do prazo; todos os convidados a veem.',
      'Новый вопрос по {inquiryNo}. Ответьте до срока; ответ увидят все приглашённые.',
    ),
  ),
  'inquiry.all_answered': ofInquiry(
    words(
      '“{title}”全部供应商已答复',
      'All suppliers have answered “{title}”',
      'Tous ont répondu à « {title} »',
      'Todos respondieron a «{title}»',
      'Todos responderam a “{title}”',
      'Все ответили на «{title}»',
    ),
    words(
      '询价 {inquiryNo} 可以提前开标，也可以等到截止自动开标。',
      '{inquiryNo} can be opened now, or opens by itself at the deadline.',
      '{inquiryNo} peut être ouverte maintenant, ou s’ouvre seule à l’échéance.',
      '{inquiryNo} puede abrirse ya, o se abre sola al vencer.',
      '{inquiryNo} pode ser aberta já, ou abre sozinha no prazo.',
      '{inquiryNo} можно вскрыть сейчас, или он откроется сам по сроку.',
    ),
  ),
  'inquiry.opened': ofInquiry(
    words(
      '“{title}”已开标',
      '“{title}” is opened',
      '« {title} » est ouverte',
      '«{title}» está abierta',
      '“{title}” foi aberta',
      '«{title}» вскрыт',
    ),
    words(
      '询价 {inquiryNo} 收到 {quoted} 家报价，请在 30 天内比价定标。',
      '{inquiryNo} has {quoted} quotes. Please compare and award within 30 days.',
      '{inquiryNo} a reçu {quoted} offres. Comparez et attribuez sous 30 jours.',
      '{inquiryNo} tiene {quoted} ofertas. Compare y adjudique en 30 días.',
      '{inquiryNo} tem {quoted} ofertas. Compare e adjudique em 30 dias.',
      'По {inquiryNo} предложений: {quoted}. Сравните и выберите в течение 30 дней.',
    ),
  ),
  'inquiry.lacking': ofInquiry(
    words(
      '“{title}”报价不足，询价失败',
      '“{title}” failed for too few quotes',
      '« {title} » sans suite : trop peu d’offres',
      '«{title}» falló por pocas ofertas',
      '“{title}” sem êxito: poucas ofertas',
      '«{title}» не состоялся: мало предложений',
    ),
    words(
      '询价 {inquiryNo} 到截止时只有 {quoted} 家报价，可以换供应商重新询价。',
      'At the deadline {inquiryNo} had {quoted} quotes. You can ask other suppliers.',
      'À l’échéance {inquiryNo} avait {quoted} offres. Vous pouvez solliciter d’autres fournisseurs.',
      'Al vencer, {inquiryNo} tenía {quoted} ofertas. Puede consultar a otros proveedores.',
      'No prazo, {inquiryNo} tinha {quoted} ofertas. Pode consultar outros fornecedores.',
      'К сроку по {inquiryNo} предложений: {quoted}. Можно запросить других поставщиков.',
    ),
  ),
  'inquiry.timeout': ofInquiry(
    words(
      '“{title}”超期未定标，已结束',
      '“{title}” ended without an award in time',
      '« {title} » close, non attribuée à temps',
      '«{title}» terminó sin adjudicar a tiempo',
      '“{title}” encerrada sem adjudicação a tempo',
      '«{title}» закрыт: победитель не выбран в срок',
    ),
    words(
      '询价 {inquiryNo} 开标后 30 天没有定标，可以重新询价。',
      '{inquiryNo} was not awarded within 30 days of its opening. You can ask again.',
      '{inquiryNo} n’a pas été attribuée sous 30 jours. Vous pouvez redemander.',
      '{inquiryNo} no se adjudicó en 30 días. Puede consultar de nuevo.',
      '{inquiryNo} não foi adjudicada em 30 dias. Pode cotar de novo.',
      'По {inquiryNo} победитель не выбран за 30 дней. Можно запросить снова.',
    ),
  ),
  'inquiry.voucher_accepted': ofInquiry(
    words(
      '“{title}”成交凭证已通过',
      'The papers of “{title}” are accepted',
      'Justificatif de « {title} » accepté',
      'Comprobante de «{title}» aceptado',
      'Comprovante de “{title}” aceito',
      'Подтверждение по «{title}» принято',
    ),
    words(
      '询价 {inquiryNo} 的成交凭证已由平台确认。',
      'The mall has accepted the voucher of {inquiryNo}.',
      'La plateforme a accepté le justificatif de {inquiryNo}.',
      'La plataforma aceptó el comprobante de {inquiryNo}.',
      'A plataforma aceitou o comprovante de {inquiryNo}.',
      'Площадка приняла подтверждение по {inquiryNo}.',
    ),
  ),
  'inquiry.voucher_rejected': ofInquiry(
    words(
      '“{title}”成交凭证被退回',
      'The papers of “{title}” were sent back',
      'Justificatif de « {title} » renvoyé',
      'Comprobante de «{title}» devuelto',
      'Comprovante de “{title}” devolvido',
      'Подтверждение по «{title}» возвращено',
    ),
    words(
      '询价 {inquiryNo}：{reason}。请重新上传。',
      '{inquiryNo}: {reason}. Please upload it again.',
      '{inquiryNo} : {reason}. Téléversez-le à nouveau.',
      '{inquiryNo}: {reason}. Súbalo de nuevo.',
      '{inquiryNo}: {reason}. Envie de novo.',
      '{inquiryNo}: {reason}. Загрузите снова.',
    ),
  ),
};
