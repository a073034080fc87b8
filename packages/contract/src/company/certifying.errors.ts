import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** Why papers are not taken, or do not move. */
export const certifyingErrors = failures('company', {
  code_taken: {
    words: words(
      '该信用代码已被其他企业认证或正在审核，如有疑问请联系平台',
      'Another company is certified, or waits, with this code; please contact the platform if in doubt',
      'Une autre entreprise est certifiée, ou en attente, avec ce code ; en cas de doute contactez la plateforme',
      'Otra empresa ya está certificada, o espera, con este código; si tiene dudas contacte con la plataforma',
      'Outra empresa já está certificada, ou aguarda, com este código; em caso de dúvida contate a plataforma',
      'С этим кодом уже подтверждена или проверяется другая компания; при сомнениях обратитесь к платформе',
    ),
  },
  code_fixed: {
    words: words(
      '已认证企业的信用代码不能变更，如需更换主体请联系平台',
      'The code of a certified company cannot change, please contact the platform',
      'Le code d’une entreprise certifiée ne peut pas changer, contactez la plateforme',
      'El código de una empresa certificada no puede cambiar, contacte con la plataforma',
      'O código de uma empresa certificada não pode mudar, contate a plataforma',
      'Код подтверждённой компании изменить нельзя, обратитесь к платформе',
    ),
  },
  name_taken: {
    words: words(
      '该企业名称已被其他企业认证或正在审核，如有疑问请联系平台',
      'Another company is certified, or waits, with this name; please contact the platform if in doubt',
      'Une autre entreprise est certifiée, ou en attente, sous ce nom ; en cas de doute contactez la plateforme',
      'Otra empresa ya está certificada, o espera, con este nombre; si tiene dudas contacte con la plataforma',
      'Outra empresa já está certificada, ou aguarda, com este nome; em caso de dúvida contate a plataforma',
      'С этим названием уже подтверждена или проверяется другая компания; при сомнениях обратитесь к платформе',
    ),
  },
  check_amount: {
    words: words(
      '请填写收到的金额，如 0.37',
      'Give the amount that came, such as 0.37',
      'Indiquez le montant reçu, par exemple 0.37',
      'Indique el importe recibido, por ejemplo 0.37',
      'Informe o valor recebido, por exemplo 0.37',
      'Укажите полученную сумму, например 0.37',
    ),
  },
  check_wrong: {
    words: words(
      '金额不对，还可以填 {left} 次',
      'That is not the amount; {left} more tries',
      'Ce n’est pas le montant ; encore {left} essais',
      'No es el importe; quedan {left} intentos',
      'Não é o valor; restam {left} tentativas',
      'Сумма неверна; осталось попыток: {left}',
    ),
  },
  check_none: {
    words: words(
      '核验已失效，请重新打款',
      'This check is over, please have another sum paid',
      'Cette vérification est close, demandez un nouveau versement',
      'Esta comprobación ha terminado, pida otro ingreso',
      'Esta verificação terminou, peça outro depósito',
      'Проверка завершена, запросите новый платёж',
    ),
  },
  check_often: {
    words: words(
      '每天最多打款 {most} 次，请明天再试',
      'At most {most} sums a day, please try again tomorrow',
      'Au plus {most} versements par jour, réessayez demain',
      'Como máximo {most} ingresos al día, inténtelo mañana',
      'No máximo {most} depósitos por dia, tente amanhã',
      'Не более {most} платежей в день, попробуйте завтра',
    ),
  },
  check_away: {
    words: words(
      '银行暂时没有受理，请稍后再试',
      'The bank did not take it, please try again later',
      'La banque ne l’a pas accepté, réessayez plus tard',
      'El banco no lo aceptó, inténtelo más tarde',
      'O banco não aceitou, tente mais tarde',
      'Банк не принял платёж, попробуйте позже',
    ),
  },
  reason_required: {
    words: words('请填写原因', 'Please give the reason', 'Indiquez le motif', 'Indique el motivo', 'Informe o motivo', 'Укажите причину'),
  },
  waiting: {
    words: words(
      '资料正在审核，如需修改请先撤回',
      'The papers are being looked at; take them back first to change them',
      'Le dossier est en cours d’examen ; retirez-le d’abord pour le modifier',
      'Los documentos están en revisión; retírelos antes de cambiarlos',
      'Os documentos estão em análise; retire-os antes de alterá-los',
      'Документы на проверке; чтобы изменить их, сначала отзовите',
    ),
  },
  unchanged: {
    words: words(
      '资料与现行版本相同，无需提交',
      'Nothing differs from what is in force',
      'Rien ne diffère de la version en vigueur',
      'Nada difiere de la versión vigente',
      'Nada difere da versão em vigor',
      'Нет отличий от действующей версии',
    ),
  },
  blocked: {
    words: words(
      '企业已被平台停用，请联系平台',
      'The platform has blocked this company, please contact it',
      'La plateforme a bloqué cette entreprise, contactez-la',
      'La plataforma ha bloqueado esta empresa, contacte con ella',
      'A plataforma bloqueou esta empresa, contate-a',
      'Платформа заблокировала эту компанию, обратитесь к ней',
    ),
  },
  often: {
    words: words(
      '今天已提交{most}次，请明天再试或联系平台',
      'Papers were handed in {most} times today, please try tomorrow or contact the platform',
      'Le dossier a été déposé {most} fois aujourd’hui, réessayez demain ou contactez la plateforme',
      'Hoy se han enviado {most} veces, inténtelo mañana o contacte con la plataforma',
      'Hoje já foram enviados {most} vezes, tente amanhã ou contate a plataforma',
      'Сегодня документы подавались {most} раз, попробуйте завтра или обратитесь к платформе',
    ),
  },
  moved: {
    words: words(
      '资料状态已变化，请刷新后再试',
      'The papers have moved on, please refresh and try again',
      'Le dossier a changé d’état, actualisez et réessayez',
      'Los documentos han cambiado de estado, actualice e inténtelo de nuevo',
      'Os documentos mudaram de estado, atualize e tente de novo',
      'Состояние документов изменилось, обновите страницу и повторите',
    ),
  },
  missing: {
    words: words(
      '没有找到该企业',
      'There is no such company',
      'Cette entreprise est introuvable',
      'No existe tal empresa',
      'Não há tal empresa',
      'Такая компания не найдена',
    ),
  },
  certify_refused: {
    words: words(
      '企业资料由企业管理员提交，请联系管理员',
      'Your company administrator hands in its papers, please ask them',
      'L’administrateur de votre entreprise dépose son dossier, adressez-vous à lui',
      'El administrador de su empresa presenta los documentos, consúltelo',
      'O administrador da sua empresa envia os documentos, fale com ele',
      'Документы подаёт администратор компании, обратитесь к нему',
    ),
  },
});
