import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is said of a bill; those of the rules are said by form and server alike. */
export const billErrors = failures('bill', {
  moved: {
    words: words(
      '账单状态已变化，请刷新后再试',
      'The bill has changed meanwhile, please look again',
      'Le relevé a changé, actualisez',
      'La cuenta ha cambiado, actualice',
      'A conta mudou, atualize',
      'Счёт изменился, обновите страницу',
    ),
  },
  amount_wrong: {
    words: words(
      '请填写正确的金额',
      'Please enter a correct amount',
      'Saisissez un montant correct',
      'Indique un importe correcto',
      'Informe um valor correto',
      'Укажите верную сумму',
    ),
  },
  sheet_amount: {
    words: words(
      '表格中订单 {order} 的金额不正确：{amount}',
      'The sheet has no correct amount for order {order}: {amount}',
      'Le tableau n’a pas de montant correct pour la commande {order} : {amount}',
      'La hoja no tiene un importe correcto para el pedido {order}: {amount}',
      'A planilha não tem um valor correto para o pedido {order}: {amount}',
      'В таблице неверная сумма заказа {order}: {amount}',
    ),
  },
  words_required: {
    words: words('请填写说明', 'Please say why', 'Indiquez pourquoi', 'Indique el motivo', 'Diga o motivo', 'Укажите причину'),
  },
  reason_required: {
    words: words(
      '请选择异议原因',
      'Please choose a reason',
      'Choisissez un motif',
      'Elija un motivo',
      'Escolha um motivo',
      'Выберите причину',
    ),
  },
  orders_required: {
    words: words('请选择订单', 'Please choose orders', 'Choisissez des commandes', 'Elija pedidos', 'Escolha pedidos', 'Выберите заказы'),
  },
  orders_many: {
    words: words(
      '一次最多选择 200 个订单',
      'No more than 200 orders at once',
      'Pas plus de 200 commandes à la fois',
      'Máximo 200 pedidos a la vez',
      'No máximo 200 pedidos de uma vez',
      'Не более 200 заказов за раз',
    ),
  },
  order_not_ready: {
    words: words(
      '订单 {order} 不能入账单：未收货、已付款或已在其他账单中',
      'Order {order} cannot be billed: not received, paid, or on another bill',
      'La commande {order} ne peut être relevée : non reçue, payée ou sur un autre relevé',
      'El pedido {order} no puede facturarse en cuenta: sin recibir, pagado o en otra cuenta',
      'O pedido {order} não pode entrar na conta: não recebido, pago ou em outra conta',
      'Заказ {order} нельзя включить: не получен, оплачен или уже в счёте',
    ),
  },
  not_confirmed: {
    words: words(
      '账单确认后才能开票',
      'A bill is invoiced once it is confirmed',
      'Le relevé se facture une fois confirmé',
      'La cuenta se factura una vez confirmada',
      'A conta é faturada depois de confirmada',
      'Счёт-фактура выставляется после подтверждения счёта',
    ),
  },
  not_own_store: {
    words: words(
      '该账单由店铺自己处理，平台只做仲裁',
      'Its store deals with this bill; the mall only arbitrates',
      'La boutique traite ce relevé ; le site ne fait qu’arbitrer',
      'La tienda atiende esta cuenta; la plataforma solo arbitra',
      'A loja trata desta conta; a plataforma só arbitra',
      'Этим счётом занимается магазин; площадка лишь рассматривает споры',
    ),
  },
  mall_finds_money: {
    words: words(
      '款项汇入平台账户，由平台确认到账',
      'The money comes to the mall’s account; the mall confirms it',
      'Le paiement arrive sur le compte du site, qui le confirme',
      'El pago llega a la cuenta de la plataforma, que lo confirma',
      'O pagamento chega à conta da plataforma, que o confirma',
      'Деньги поступают на счёт площадки; она их подтверждает',
    ),
  },
  lines_required: {
    words: words(
      '请选择有异议的行',
      'Please choose the lines in question',
      'Choisissez les lignes contestées',
      'Elija las líneas en cuestión',
      'Escolha as linhas contestadas',
      'Выберите спорные строки',
    ),
  },
  line_wrong: {
    words: words(
      '该行不能提异议',
      'This line cannot be disputed',
      'Cette ligne ne peut être contestée',
      'Esta línea no puede impugnarse',
      'Esta linha não pode ser contestada',
      'Эту строку нельзя оспорить',
    ),
  },
  nothing_owed: {
    words: words(
      '账单没有应付金额，暂不能出账',
      'Nothing is owed on this bill, so that it is not issued',
      'Rien n’est dû sur ce relevé',
      'Esta cuenta no debe nada',
      'Nada é devido nesta conta',
      'По счёту ничего не причитается',
    ),
  },
  not_empty: {
    words: words(
      '只有没有明细的账单可以作废',
      'Only a bill without lines can be voided',
      'Seul un relevé sans lignes peut être annulé',
      'Solo se anula una cuenta sin líneas',
      'Só se anula uma conta sem linhas',
      'Аннулировать можно только пустой счёт',
    ),
  },
  adjusted_below: {
    words: words(
      '调整后账单和每条明细的金额都不能小于零',
      'The bill or a line of it would be below zero',
      'Le relevé ou l’une de ses lignes serait négatif',
      'La cuenta o una de sus líneas quedaría negativa',
      'A conta ou uma das suas linhas ficaria negativa',
      'Сумма счёта или его строки стала бы отрицательной',
    ),
  },
  adjusted_above: {
    words: words(
      '调高不能超过买方主张的金额，该行最多为 {amount}；有不同意见请说明',
      'A line is raised to the buyer’s figure at most, here {amount}; otherwise please explain',
      'La ligne ne peut dépasser le montant de l’acheteur, ici {amount} ; sinon, expliquez',
      'La línea no puede superar la cifra del comprador, aquí {amount}; si no, explíquelo',
      'A linha não pode passar do valor do comprador, aqui {amount}; senão, explique',
      'Строку нельзя поднять выше суммы покупателя, здесь {amount}; иначе дайте пояснение',
    ),
  },
  more_than_open: {
    words: words(
      '金额超过账单未还金额 {open}',
      'More than what is open on the bill: {open}',
      'Plus que le solde du relevé : {open}',
      'Más que lo pendiente de la cuenta: {open}',
      'Mais que o saldo da conta: {open}',
      'Больше остатка по счёту: {open}',
    ),
  },
  payment_waits: {
    words: words(
      '有一笔还款正在核对，请等待处理',
      'A payment is being checked, please wait for it',
      'Un paiement est en cours de contrôle',
      'Un pago está en revisión',
      'Um pagamento está em conferência',
      'Платёж проверяется, подождите',
    ),
  },
  payer_required: {
    words: words(
      '请填写付款户名',
      'Please enter the name of the payer',
      'Indiquez le nom du payeur',
      'Indique el titular del pago',
      'Informe o pagador',
      'Укажите плательщика',
    ),
  },
  proof_required: {
    words: words(
      '请上传付款凭证',
      'Please upload the proof of payment',
      'Joignez le justificatif de paiement',
      'Suba el justificante de pago',
      'Envie o comprovante de pagamento',
      'Загрузите подтверждение платежа',
    ),
  },
  proofs_many: {
    words: words(
      '最多上传 5 个凭证',
      'No more than 5 proofs',
      'Pas plus de 5 justificatifs',
      'Máximo 5 justificantes',
      'No máximo 5 comprovantes',
      'Не более 5 подтверждений',
    ),
  },
  amount_differs: {
    words: words(
      '金额与买方提交的不一致',
      'The amount differs from what the buyer handed in',
      'Le montant diffère de celui de l’acheteur',
      'El importe difiere del enviado',
      'O valor difere do enviado',
      'Сумма отличается от заявленной',
    ),
  },
  four_eyes: {
    words: words(
      '须由另一人复核',
      'Somebody else has to confirm it',
      'Une autre personne doit confirmer',
      'Debe confirmarlo otra persona',
      'Outra pessoa deve confirmar',
      'Подтвердить должен другой человек',
    ),
  },
  day_wrong: {
    words: words(
      '账单日为 1 到 31',
      'The billing day is from 1 to 31',
      'Le jour de relevé va de 1 à 31',
      'El día de cuenta es de 1 a 31',
      'O dia da conta é de 1 a 31',
      'День счёта от 1 до 31',
    ),
  },
  email_wrong: {
    words: words(
      '请填写正确的邮箱',
      'Please enter a correct e-mail address',
      'Saisissez une adresse e-mail correcte',
      'Indique un correo correcto',
      'Informe um e-mail correto',
      'Укажите верный адрес почты',
    ),
  },
  sheet_rounded: {
    words: words(
      '订单号 {order} 被表格软件改成了数字，请把该列设为文本后重新填写',
      'The order number {order} was rounded by the spreadsheet: make its column text and enter it again',
      'Le numéro {order} a été arrondi par le tableur : mettez la colonne en texte et ressaisissez-le',
      'El programa redondeó el número {order}: ponga la columna como texto y escríbalo de nuevo',
      'O programa arredondou o número {order}: formate a coluna como texto e digite de novo',
      'Номер заказа {order} округлён таблицей: сделайте столбец текстовым и введите его снова',
    ),
  },
  sheet_unreadable: {
    words: words(
      '无法读取表格，请使用 xlsx 或 csv，含“订单号”和“金额”（含税）两列',
      'The sheet cannot be read: xlsx or csv with the columns order number and amount (with tax)',
      'Tableau illisible : xlsx ou csv avec les colonnes commande et montant TTC',
      'Hoja ilegible: xlsx o csv con las columnas pedido e importe (con IVA)',
      'Planilha ilegível: xlsx ou csv com as colunas pedido e valor (com impostos)',
      'Таблица не читается: xlsx или csv со столбцами заказ и сумма (с НДС)',
    ),
  },
  sheet_large: {
    words: words(
      '表格过大，最多 2 MB、5000 行',
      'The sheet is too large: 2 MB and 5000 rows at most',
      'Tableau trop grand : 2 Mo et 5000 lignes au plus',
      'Hoja demasiado grande: 2 MB y 5000 filas como máximo',
      'Planilha grande demais: até 2 MB e 5000 linhas',
      'Таблица велика: не более 2 МБ и 5000 строк',
    ),
  },
  reminded: {
    words: words(
      '今天已经催过',
      'They were reminded today already',
      'Déjà relancé aujourd’hui',
      'Ya se recordó hoy',
      'Já foi lembrado hoje',
      'Сегодня уже напоминали',
    ),
  },
});
