import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofInvitation = (title: Words, body: Words): Message => ({ kind: 'inquiry', url: '/inquiries/{inquiryId}', act: 'see', title, body });

/** What suppliers hear of inquiries that they were invited to. */
export const invitationMessages = {
  'invitation.invited': ofInvitation(
    words(
      '{company} 邀请您报价：{title}',
      '{company} asks for a quote: {title}',
      '{company} demande une offre : {title}',
      '{company} pide oferta: {title}',
      '{company} pede oferta: {title}',
      '{company} просит предложение: {title}',
    ),
    words(
      '询价 {inquiryNo}，{deadline} 截止，密封报价。',
      '{inquiryNo}, until {deadline}, sealed.',
      '{inquiryNo}, jusqu’au {deadline}, sous scellé.',
      '{inquiryNo}, hasta {deadline}, sellada.',
      '{inquiryNo}, até {deadline}, lacrada.',
      '{inquiryNo}, до {deadline}, запечатанное.',
    ),
  ),
  'invitation.round': ofInvitation(
    words(
      '“{title}”开始第 {round} 轮报价',
      'Round {round} of “{title}” has begun',
      'Tour {round} de « {title} »',
      'Ronda {round} de «{title}»',
      'Rodada {round} de “{title}”',
      'Раунд {round} по «{title}»',
    ),
    words(
      '询价 {inquiryNo} 请在 {deadline} 前重新报价。',
      'Please quote again on {inquiryNo} before {deadline}.',
      'Remettez une nouvelle offre pour {inquiryNo} avant le {deadline}.',
      'Vuelva a cotizar {inquiryNo} antes de {deadline}.',
      'Cote de novo {inquiryNo} antes de {deadline}.',
      'Подайте новое предложение по {inquiryNo} до {deadline}.',
    ),
  ),
  'invitation.extended': ofInvitation(
    words(
      '“{title}”截止时间延期',
      'The deadline of “{title}” was extended',
      'Échéance de « {title} » prolongée',
      'Plazo de «{title}» ampliado',
      'Prazo de “{title}” prorrogado',
      'Срок «{title}» продлён',
    ),
    words(
      '询价 {inquiryNo} 延至 {deadline}，此前可修改报价。',
      '{inquiryNo} runs until {deadline}; quotes can be changed until then.',
      '{inquiryNo} court jusqu’au {deadline} ; offres modifiables d’ici là.',
      '{inquiryNo} vence el {deadline}; puede cambiar su oferta hasta entonces.',
      '{inquiryNo} vai até {deadline}; pode mudar a oferta até lá.',
      '{inquiryNo} продлён до {deadline}; предложение можно изменить.',
    ),
  ),
  'invitation.answered': ofInvitation(
    words(
      '“{title}”有新的答复',
      'There is a new answer on “{title}”',
      'Nouvelle réponse sur « {title} »',
      'Respuesta nueva en «{title}»',
      'Resposta nova em “{title}”',
      'Новый ответ по «{title}»',
    ),
    words(
      '采购方答复了询价 {inquiryNo} 的提问，请查看后报价。',
      'The buyer answered a question on {inquiryNo}.',
      'L’acheteur a répondu à une question sur {inquiryNo}.',
      'El comprador respondió una pregunta de {inquiryNo}.',
      'O comprador respondeu a uma pergunta de {inquiryNo}.',
      'Покупатель ответил на вопрос по {inquiryNo}.',
    ),
  ),
  'invitation.reminded': ofInvitation(
    words(
      '“{title}”等您报价',
      '“{title}” waits for your quote',
      '« {title} » attend votre offre',
      '«{title}» espera su oferta',
      '“{title}” aguarda sua oferta',
      '«{title}» ждёт вашего предложения',
    ),
    words(
      '询价 {inquiryNo} 将于 {deadline} 截止。',
      '{inquiryNo} ends at {deadline}.',
      '{inquiryNo} prend fin le {deadline}.',
      '{inquiryNo} vence el {deadline}.',
      '{inquiryNo} encerra em {deadline}.',
      '{inquiryNo} заканчивается {deadline}.',
    ),
  ),
  'invitation.opened': ofInvitation(
    words(
      '“{title}”已开标',
      '“{title}” is opened',
      '« {title} » est ouverte',
      '«{title}» está abierta',
      '“{title}” foi aberta',
      '«{title}» вскрыт',
    ),
    words(
      '询价 {inquiryNo} 已开标，等待采购方定标。',
      'The quotes of {inquiryNo} are open; the buyer decides.',
      'Les offres de {inquiryNo} sont ouvertes ; l’acheteur décide.',
      'Las ofertas de {inquiryNo} están abiertas; decide el comprador.',
      'As ofertas de {inquiryNo} estão abertas; o comprador decide.',
      'Предложения по {inquiryNo} вскрыты; решает покупатель.',
    ),
  ),
  'invitation.won': ofInvitation(
    words(
      '恭喜，“{title}”中标',
      'You won “{title}”',
      'Vous remportez « {title} »',
      'Ganó «{title}»',
      'Você venceu “{title}”',
      'Вы выиграли «{title}»',
    ),
    words(
      '询价 {inquiryNo}：采购方选择了您的报价，有效期内可能转为合同或订单。',
      'The buyer of {inquiryNo} chose your quote; a contract or an order may follow while it is valid.',
      'L’acheteur de {inquiryNo} a retenu votre offre ; un contrat ou une commande peut suivre.',
      'El comprador de {inquiryNo} eligió su oferta; puede seguir un contrato o pedido.',
      'O comprador de {inquiryNo} escolheu sua oferta; pode seguir um contrato ou pedido.',
      'Покупатель по {inquiryNo} выбрал ваше предложение; возможен договор или заказ.',
    ),
  ),
  'invitation.lost': ofInvitation(
    words(
      '“{title}”未中标',
      '“{title}” went to another supplier',
      '« {title} » attribuée à un autre',
      '«{title}» fue para otro proveedor',
      '“{title}” ficou com outro',
      '«{title}» выиграл другой поставщик',
    ),
    words(
      '询价 {inquiryNo} 已定标，感谢参与。',
      '{inquiryNo} was awarded. Thank you for taking part.',
      '{inquiryNo} est attribuée. Merci de votre participation.',
      '{inquiryNo} fue adjudicada. Gracias por participar.',
      '{inquiryNo} foi adjudicada. Obrigado por participar.',
      '{inquiryNo}: победитель выбран. Спасибо за участие.',
    ),
  ),
  'invitation.ended': ofInvitation(
    words(
      '“{title}”已结束，没有中标方',
      '“{title}” ended without an award',
      '« {title} » close sans suite',
      '«{title}» terminó sin adjudicación',
      '“{title}” encerrada sem vencedor',
      '«{title}» закрыт без победителя',
    ),
    words(
      '询价 {inquiryNo} 已结束。',
      '{inquiryNo} is over.',
      '{inquiryNo} est terminée.',
      '{inquiryNo} terminó.',
      '{inquiryNo} foi encerrada.',
      '{inquiryNo} завершён.',
    ),
  ),
  'invitation.cancelled': ofInvitation(
    words(
      '“{title}”已取消',
      '“{title}” was cancelled',
      '« {title} » est annulée',
      '«{title}» fue cancelada',
      '“{title}” foi cancelada',
      '«{title}» отменён',
    ),
    words(
      '采购方取消了询价 {inquiryNo}，无需报价。',
      'The buyer cancelled {inquiryNo}; no quote is needed.',
      'L’acheteur a annulé {inquiryNo}.',
      'El comprador canceló {inquiryNo}.',
      'O comprador cancelou {inquiryNo}.',
      'Покупатель отменил {inquiryNo}.',
    ),
  ),
};
