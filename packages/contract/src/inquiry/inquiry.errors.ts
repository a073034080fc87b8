import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is said of inquiries and quotes. */
export const inquiryErrors = failures('inquiry', {
  moved: {
    words: words(
      '询价状态已变化，请刷新后再试',
      'The inquiry has changed meanwhile, please look again',
      'La demande a changé entre-temps, actualisez',
      'La consulta ha cambiado, actualice',
      'A cotação mudou, atualize',
      'Запрос изменился, обновите страницу',
    ),
  },
  individual: {
    words: words(
      '个人用户不支持在线寻源，请先完成企业认证',
      'Individual users cannot source online, please certify your company first',
      'Les particuliers ne peuvent pas lancer de demandes, certifiez d’abord votre entreprise',
      'Los particulares no pueden consultar en línea, certifique antes su empresa',
      'Usuários individuais não podem cotar on-line, certifique antes sua empresa',
      'Частным лицам запросы недоступны, сначала подтвердите компанию',
    ),
  },
  ordered: {
    words: words(
      '这个定标已经下过单',
      'The award has been ordered already',
      'L’attribution est déjà commandée',
      'La adjudicación ya tiene pedido',
      'A adjudicação já tem pedido',
      'По этому выбору заказ уже оформлен',
    ),
  },
  weights: {
    words: words(
      '各项权重之和应为100',
      'The weights add up to 100',
      'Les poids font 100 au total',
      'Los pesos suman 100',
      'Os pesos somam 100',
      'Сумма весов — 100',
    ),
  },
  reason_required: {
    words: words('请填写理由', 'Please give a reason', 'Indiquez un motif', 'Indique un motivo', 'Informe um motivo', 'Укажите причину'),
  },
  award_reason: {
    words: words(
      '不是最低价或超出预算，请填写定标理由',
      'Please say why it is not the lowest, or above the budget',
      'Expliquez pourquoi ce n’est pas la plus basse, ou au-dessus du budget',
      'Explique por qué no es la más baja o supera el presupuesto',
      'Explique por que não é a mais baixa ou supera o orçamento',
      'Поясните, почему цена не низшая или выше бюджета',
    ),
  },
  award_long: {
    words: words(
      '定标理由不超过200个字',
      'The reason has at most 200 characters',
      'Le motif compte au plus 200 caractères',
      'El motivo tiene como máximo 200 caracteres',
      'O motivo tem no máximo 200 caracteres',
      'Причина не длиннее 200 знаков',
    ),
  },
  quote_unfit: {
    words: words(
      '该报价已失效，不能中标',
      'This quote is no longer valid',
      'Cette offre n’est plus valable',
      'Esta oferta ya no es válida',
      'Esta oferta não é mais válida',
      'Предложение больше не действует',
    ),
  },
  not_all_answered: {
    words: words(
      '还有供应商没有答复，不能提前开标',
      'Not all suppliers have answered, so it cannot be opened early',
      'Tous les fournisseurs n’ont pas répondu, pas d’ouverture anticipée',
      'No todos los proveedores han respondido, no puede abrirse antes',
      'Nem todos os fornecedores responderam, não pode ser aberta antes',
      'Не все поставщики ответили, вскрыть досрочно нельзя',
    ),
  },
  quotes_lacking: {
    words: words(
      '有效报价不足，不能开标',
      'There are too few quotes to open',
      'Trop peu d’offres pour ouvrir',
      'Hay pocas ofertas para abrir',
      'Há poucas ofertas para abrir',
      'Слишком мало предложений для вскрытия',
    ),
  },
  rounds_over: {
    words: words(
      '最多进行3轮',
      'There are at most 3 rounds',
      '3 tours au plus',
      '3 rondas como máximo',
      'No máximo 3 rodadas',
      'Не более 3 раундов',
    ),
  },
  admin_only: {
    words: words(
      '开标后只有企业管理员可以取消',
      'After the opening only the company’s administrator can cancel',
      'Après l’ouverture, seul l’administrateur peut annuler',
      'Tras la apertura solo el administrador puede cancelar',
      'Após a abertura só o administrador pode cancelar',
      'После вскрытия отменить может только администратор',
    ),
  },
  sealed: {
    words: words(
      '报价尚未开标',
      'The quotes are still sealed',
      'Les offres sont encore scellées',
      'Las ofertas siguen selladas',
      'As ofertas ainda estão lacradas',
      'Предложения ещё запечатаны',
    ),
  },
  closed: {
    words: words(
      '报价已截止',
      'The quotation is closed',
      'La cotation est close',
      'La cotización está cerrada',
      'A cotação está encerrada',
      'Приём предложений закрыт',
    ),
  },
  lines_unlike: {
    words: words(
      '请为每一行填写报价',
      'Please quote every line',
      'Cotez chaque ligne',
      'Cotice cada línea',
      'Cote cada linha',
      'Укажите цену каждой строки',
    ),
  },
  total_large: {
    words: words(
      '报价合计超出上限',
      'The total is above the limit',
      'Le total dépasse la limite',
      'El total supera el límite',
      'O total supera o limite',
      'Сумма превышает предел',
    ),
  },
  versions_many: {
    words: words(
      '报价修改次数过多，请联系采购方',
      'This quote was changed too often, please contact the buyer',
      'Offre modifiée trop souvent, contactez l’acheteur',
      'Oferta modificada demasiadas veces, contacte al comprador',
      'Oferta alterada vezes demais, contate o comprador',
      'Предложение менялось слишком часто, свяжитесь с покупателем',
    ),
  },
  days_wrong: {
    words: words(
      '交货天数为0到999的整数',
      'Days of delivery are a whole number from 0 to 999',
      'Le délai est un entier de 0 à 999',
      'Los días de entrega son un entero de 0 a 999',
      'Os dias de entrega são um inteiro de 0 a 999',
      'Срок поставки — целое число от 0 до 999',
    ),
  },
  valid_days: {
    words: words(
      '报价有效期为1到365天',
      'A quote is valid for 1 to 365 days',
      'Une offre vaut de 1 à 365 jours',
      'Una oferta vale de 1 a 365 días',
      'Uma oferta vale de 1 a 365 dias',
      'Предложение действует от 1 до 365 дней',
    ),
  },
  pay_terms_required: {
    words: words(
      '请填写付款条件',
      'Please give the terms of payment',
      'Indiquez les conditions de paiement',
      'Indique las condiciones de pago',
      'Informe as condições de pagamento',
      'Укажите условия оплаты',
    ),
  },
  contact_required: {
    words: words(
      '请填写联系人',
      'Please name a contact',
      'Indiquez un contact',
      'Indique un contacto',
      'Informe um contato',
      'Укажите контактное лицо',
    ),
  },
  phone_wrong: {
    words: words(
      '请填写有效的联系电话',
      'Please give a valid phone number',
      'Indiquez un téléphone valide',
      'Indique un teléfono válido',
      'Informe um telefone válido',
      'Укажите верный телефон',
    ),
  },
  too_long: {
    words: words(
      '内容过长',
      'The text is too long',
      'Le texte est trop long',
      'El texto es demasiado largo',
      'O texto é longo demais',
      'Текст слишком длинный',
    ),
  },
  answer_required: {
    words: words(
      '请填写答复',
      'Please write an answer',
      'Rédigez une réponse',
      'Escriba una respuesta',
      'Escreva uma resposta',
      'Напишите ответ',
    ),
  },
  question_required: {
    words: words(
      '请填写问题',
      'Please write a question',
      'Rédigez une question',
      'Escriba una pregunta',
      'Escreva uma pergunta',
      'Напишите вопрос',
    ),
  },
  questions_many: {
    words: words(
      '提问过多，请先等待答复',
      'Too many questions, please wait for the answers',
      'Trop de questions, attendez les réponses',
      'Demasiadas preguntas, espere las respuestas',
      'Perguntas demais, aguarde as respostas',
      'Слишком много вопросов, дождитесь ответов',
    ),
  },
  answered_already: {
    words: words(
      '该问题已答复',
      'This question was answered already',
      'Cette question a déjà sa réponse',
      'Esta pregunta ya tiene respuesta',
      'Esta pergunta já foi respondida',
      'На этот вопрос уже ответили',
    ),
  },
  remind_soon: {
    words: words(
      '今天已提醒过，明天再试',
      'Reminded today already, please try tomorrow',
      'Déjà relancé aujourd’hui, réessayez demain',
      'Ya recordado hoy, pruebe mañana',
      'Já lembrado hoje, tente amanhã',
      'Сегодня уже напоминали, попробуйте завтра',
    ),
  },
  blocked_already: {
    words: words(
      '该供应商已被限制',
      'This supplier is blocked already',
      'Ce fournisseur est déjà bloqué',
      'Este proveedor ya está bloqueado',
      'Este fornecedor já está bloqueado',
      'Этот поставщик уже ограничен',
    ),
  },
});
