import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is said of a company's purchase quota. That it is too small is said where somebody orders. */
export const creditErrors = failures('credit', {
  none: {
    words: words(
      '尚未开通采购额度，请先申请',
      'No purchase quota has been opened yet, please apply for one',
      'Aucun plafond d’achat n’est ouvert, faites-en la demande',
      'Aún no hay cupo de compra, solicítelo',
      'Ainda não há limite de compra, solicite-o',
      'Лимит закупок ещё не открыт, подайте заявку',
    ),
  },
  waits: {
    words: words(
      '采购额度申请正在审核',
      'The application for a purchase quota is being looked at',
      'La demande de plafond d’achat est à l’examen',
      'La solicitud de cupo de compra está en revisión',
      'O pedido de limite de compra está em análise',
      'Заявка на лимит закупок рассматривается',
    ),
  },
  on_hold: {
    words: words(
      '采购额度已暂停：{reason}',
      'The purchase quota is on hold: {reason}',
      'Le plafond d’achat est suspendu : {reason}',
      'El cupo de compra está suspendido: {reason}',
      'O limite de compra está suspenso: {reason}',
      'Лимит закупок приостановлен: {reason}',
    ),
  },
  overdue_hold: {
    words: words(
      '采购额度已暂停：有逾期未还的款项，还清后自动恢复',
      'The purchase quota is on hold: something is overdue; it opens again once that is paid',
      'Le plafond d’achat est suspendu : un montant est en retard ; il se rouvre dès qu’il est payé',
      'El cupo de compra está suspendido: hay un importe vencido; se reabre al pagarlo',
      'O limite de compra está suspenso: há um valor em atraso; reabre quando for pago',
      'Лимит закупок приостановлен: есть просроченная сумма; он откроется после её оплаты',
    ),
  },
  expired: {
    words: words(
      '采购额度已到期，请申请续期',
      'The purchase quota has expired, please apply for a new term',
      'Le plafond d’achat a expiré, demandez son renouvellement',
      'El cupo de compra ha vencido, solicite su renovación',
      'O limite de compra expirou, solicite a renovação',
      'Срок лимита закупок истёк, подайте заявку на продление',
    ),
  },
  closed: {
    words: words(
      '采购额度已关闭，请联系平台',
      'The purchase quota is closed, please contact the platform',
      'Le plafond d’achat est clos, contactez la plateforme',
      'El cupo de compra está cerrado, contacte con la plataforma',
      'O limite de compra está encerrado, contate a plataforma',
      'Лимит закупок закрыт, обратитесь к платформе',
    ),
  },
  moved: {
    words: words(
      '状态已变化，请刷新后再试',
      'It has changed meanwhile, please look again',
      'L’état a changé, actualisez',
      'El estado ha cambiado, actualice',
      'O estado mudou, atualize',
      'Состояние изменилось, обновите страницу',
    ),
  },
  often: {
    words: words(
      '每天最多申请 {most} 次，请明天再试',
      'At most {most} applications a day, please try again tomorrow',
      'Au plus {most} demandes par jour, réessayez demain',
      'Como máximo {most} solicitudes al día, inténtelo mañana',
      'No máximo {most} pedidos por dia, tente amanhã',
      'Не больше {most} заявок в день, попробуйте завтра',
    ),
  },
  uncertified: {
    words: words(
      '企业认证通过后才能申请采购额度',
      'Only a certified company can apply for a purchase quota',
      'Seule une entreprise certifiée peut demander un plafond d’achat',
      'Solo una empresa certificada puede solicitar un cupo de compra',
      'Só uma empresa certificada pode solicitar limite de compra',
      'Лимит закупок доступен только подтверждённым компаниям',
    ),
  },
  amount_wrong: {
    words: words(
      '请填写正确的金额，最多两位小数',
      'Please give a right amount with at most two decimals',
      'Indiquez un montant correct, deux décimales au plus',
      'Indique un importe correcto, con dos decimales como máximo',
      'Informe um valor correto, com no máximo duas casas decimais',
      'Укажите верную сумму, не больше двух знаков после запятой',
    ),
  },
  purpose_required: {
    words: words(
      '请填写用途说明',
      'Please say what it is for',
      'Indiquez l’usage prévu',
      'Indique para qué es',
      'Informe a finalidade',
      'Укажите назначение',
    ),
  },
  purpose_long: {
    words: words(
      '用途说明最多 200 字',
      'At most 200 characters for what it is for',
      '200 caractères au plus pour l’usage',
      'Como máximo 200 caracteres para la finalidad',
      'No máximo 200 caracteres para a finalidade',
      'Назначение: не больше 200 знаков',
    ),
  },
  papers_required: {
    words: words(
      '请至少上传一份证明材料',
      'Please add at least one document',
      'Ajoutez au moins un document',
      'Añada al menos un documento',
      'Adicione ao menos um documento',
      'Приложите хотя бы один документ',
    ),
  },
  papers_many: {
    words: words(
      '证明材料最多 8 份',
      'At most 8 documents',
      '8 documents au plus',
      'Como máximo 8 documentos',
      'No máximo 8 documentos',
      'Не больше 8 документов',
    ),
  },
  reason_required: {
    words: words('请填写原因', 'Please give the reason', 'Indiquez le motif', 'Indique el motivo', 'Informe o motivo', 'Укажите причину'),
  },
  proof_required: {
    words: words(
      '请填写银行流水号',
      'Please give the bank’s number of the transfer',
      'Indiquez le numéro bancaire du virement',
      'Indique el número bancario de la transferencia',
      'Informe o número bancário da transferência',
      'Укажите банковский номер перевода',
    ),
  },
  proof_used: {
    words: words(
      '该银行流水号已登记过还款',
      'This transfer was booked before',
      'Ce virement a déjà été enregistré',
      'Esta transferencia ya se registró',
      'Esta transferência já foi registrada',
      'Этот перевод уже учтён',
    ),
  },
  term_wrong: {
    words: words(
      '账期为 1 到 180 天',
      'The term is 1 to 180 days',
      'Le délai va de 1 à 180 jours',
      'El plazo es de 1 a 180 días',
      'O prazo é de 1 a 180 dias',
      'Срок от 1 до 180 дней',
    ),
  },
  valid_wrong: {
    words: words(
      '有效期须晚于今天',
      'It must be good for longer than today',
      'La validité doit dépasser aujourd’hui',
      'La validez debe pasar de hoy',
      'A validade deve passar de hoje',
      'Срок действия должен быть позже сегодняшнего дня',
    ),
  },
  valid_far: {
    words: words(
      '有效期须早于 2100 年',
      'It must end before the year 2100',
      'La validité doit s’achever avant 2100',
      'La validez debe acabar antes del año 2100',
      'A validade deve terminar antes do ano 2100',
      'Срок действия должен закончиться до 2100 года',
    ),
  },
  more_than_used: {
    words: words(
      '金额超过已用额度 ¥{used}',
      'More than the ¥{used} that is used',
      'Plus que les ¥{used} utilisés',
      'Más que los ¥{used} usados',
      'Mais que os ¥{used} usados',
      'Больше использованных ¥{used}',
    ),
  },
  same_limit: {
    words: words(
      '与现有额度相同',
      'This is the limit already',
      'C’est déjà le plafond',
      'Ya es el cupo actual',
      'Já é o limite atual',
      'Это и есть текущий лимит',
    ),
  },
  still_used: {
    words: words(
      '还有已用或冻结的额度，不能关闭',
      'Something is still used or frozen, so it cannot be closed',
      'Il reste un montant utilisé ou gelé, clôture impossible',
      'Aún hay importe usado o retenido, no se puede cerrar',
      'Ainda há valor usado ou retido, não se pode encerrar',
      'Есть использованная или замороженная сумма, закрыть нельзя',
    ),
  },
  act_waits: {
    words: words(
      '已有一笔操作待复核，请先处理',
      'Something waits to be confirmed first',
      'Une opération attend d’abord sa confirmation',
      'Antes hay una operación por confirmar',
      'Há uma operação a confirmar antes',
      'Сначала подтвердите ожидающую операцию',
    ),
  },
  four_eyes: {
    words: words(
      '须由另一人复核',
      'Somebody else has to confirm it',
      'Une autre personne doit confirmer',
      'Debe confirmarlo otra persona',
      'Outra pessoa deve confirmar',
      'Должен подтвердить другой человек',
    ),
  },
});
