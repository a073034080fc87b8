import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is said of applying for invoices and issuing them; what is wrong with a title stands in `invoice.errors.ts`. */
export const invoicingErrors = failures('invoice', {
  orders_required: {
    words: words(
      '请选择要开票的订单',
      'Please choose orders',
      'Choisissez des commandes',
      'Elija pedidos',
      'Escolha pedidos',
      'Выберите заказы',
    ),
  },
  title_required: {
    words: words(
      '请选择发票抬头',
      'Please choose a title',
      'Choisissez un intitulé',
      'Elija un titular',
      'Escolha um titular',
      'Выберите реквизиты',
    ),
  },
  reason_required: {
    words: words('请填写原因', 'Please give a reason', 'Indiquez un motif', 'Indique el motivo', 'Informe o motivo', 'Укажите причину'),
  },
  carrier_required: {
    words: words(
      '请填写快递公司',
      'Please name the carrier',
      'Indiquez le transporteur',
      'Indique la empresa de mensajería',
      'Informe a transportadora',
      'Укажите службу доставки',
    ),
  },
  tracking_wrong: {
    words: words(
      '运单号应为6-30位字母或数字',
      'The tracking number has 6 to 30 letters or digits',
      'Le numéro de suivi compte 6 à 30 lettres ou chiffres',
      'El número de envío tiene de 6 a 30 letras o cifras',
      'O código de rastreio tem de 6 a 30 letras ou números',
      'Номер отправления: от 6 до 30 букв или цифр',
    ),
  },
  code_wrong: {
    words: words(
      '发票代码应为12位数字',
      'The code has 12 digits',
      'Le code compte 12 chiffres',
      'El código tiene 12 dígitos',
      'O código tem 12 dígitos',
      'Код: 12 цифр',
    ),
  },
  number_wrong: {
    words: words(
      '发票号码应为8位数字',
      'The number has 8 digits',
      'Le numéro compte 8 chiffres',
      'El número tiene 8 dígitos',
      'O número tem 8 dígitos',
      'Номер: 8 цифр',
    ),
  },
  unknown: {
    words: words(
      '查无此票，请核对发票代码和号码',
      'There is no such invoice, please check code and number',
      'Aucune facture ne correspond, vérifiez le code et le numéro',
      'No existe tal factura, compruebe código y número',
      'Não há tal fatura, confira código e número',
      'Такого счёта-фактуры нет, проверьте код и номер',
    ),
  },
  not_invoiceable: {
    words: words(
      '所选商品不支持开票',
      'No invoice for selected products',
      'Pas de facture pour les produits sélectionnés',
      'Sin factura para los productos seleccionados',
      'Sem nota fiscal para os produtos selecionados',
      'Для выбранных товаров счёт-фактура не выставляется',
    ),
  },
  goods_type: {
    words: words(
      '订单中有商品不能开具这类发票，请换一种发票类型',
      'Some goods of this order cannot have an invoice of this type: choose another type',
      'Certains articles de cette commande n’admettent pas ce type de facture : choisissez-en un autre',
      'Algunos productos de este pedido no admiten este tipo de factura: elija otro',
      'Alguns produtos deste pedido não admitem este tipo de nota: escolha outro',
      'Для части товаров заказа счёт-фактура этого вида не выставляется: выберите другой вид',
    ),
  },
  some_not: {
    words: words(
      '部分发票无法开具',
      "Some invoices can't be drawn",
      'Certaines factures ne peuvent être émises',
      'Algunas facturas no se pueden emitir',
      'Algumas notas não podem ser emitidas',
      'Часть счетов-фактур не может быть выставлена',
    ),
  },
  on_bill: {
    words: words(
      '该订单已列入账单，请通过账单开票',
      'This order is on a bill, please have the bill invoiced',
      'Cette commande figure sur un relevé, facturez le relevé',
      'Este pedido está en una cuenta, facture la cuenta',
      'Este pedido está em uma conta, fature a conta',
      'Заказ включён в счёт, выставьте счёт-фактуру по счёту',
    ),
  },
  not_done: {
    words: words(
      '订单完成后才能申请开票',
      'An order is invoiced once it is complete',
      'Une commande est facturée une fois terminée',
      'Un pedido se factura al completarse',
      'Um pedido é faturado quando concluído',
      'Счёт-фактура выставляется после завершения заказа',
    ),
  },
  too_late: {
    words: words(
      '已超过申请期限（完成后{months}个月内）',
      'The time to apply is over ({months} months from completion)',
      'Le délai de demande est passé ({months} mois après la fin)',
      'El plazo para solicitar terminó ({months} meses desde el fin)',
      'O prazo para solicitar terminou ({months} meses da conclusão)',
      'Срок подачи истёк ({months} мес. после завершения)',
    ),
  },
  again_late: {
    words: words(
      '已超过重新申请期限（退回后{months}个月内）',
      'The time to apply again is over ({months} months from the refusal)',
      'Le délai de nouvelle demande est passé ({months} mois après le refus)',
      'El plazo para solicitar de nuevo terminó ({months} meses desde el rechazo)',
      'O prazo para solicitar de novo terminou ({months} meses da recusa)',
      'Срок повторной подачи истёк ({months} мес. после отказа)',
    ),
  },
  change_late: {
    words: words(
      '已超过换开期限（开具后{months}个月内）',
      'The time to change is over ({months} months from issue)',
      'Le délai de changement est passé ({months} mois après l’émission)',
      'El plazo de cambio terminó ({months} meses desde la emisión)',
      'O prazo de troca terminou ({months} meses da emissão)',
      'Срок замены истёк ({months} мес. после выставления)',
    ),
  },
  nothing_left: {
    words: words(
      '可开金额为零，同一笔钱不能重复开票',
      'Nothing is left to invoice: no fen is invoiced twice',
      'Il ne reste rien à facturer : rien n’est facturé deux fois',
      'No queda nada por facturar: nada se factura dos veces',
      'Não resta nada a faturar: nada se fatura duas vezes',
      'Выставлять нечего: одна сумма не выставляется дважды',
    ),
  },
  not_qualified: {
    words: words(
      '开具增值税专用发票须先通过增票资质审核',
      'VAT special invoices need the company’s qualification first',
      'Les factures TVA spéciales exigent d’abord la qualification de l’entreprise',
      'Las facturas con IVA requieren antes la habilitación de la empresa',
      'Faturas com IVA exigem antes a habilitação da empresa',
      'Для счетов-фактур с НДС нужна проверка компании',
    ),
  },
  title_differs: {
    words: words(
      '专票抬头须与已审核的增票资质一致（名称、税号、地址、电话、开户行和账号）',
      'The title must be that of the company’s qualification, with its address, phone and bank',
      'L’intitulé doit être celui de la qualification, avec adresse, téléphone et banque',
      'El titular debe ser el de la habilitación, con dirección, teléfono y banco',
      'O titular deve ser o da habilitação, com endereço, telefone e banco',
      'Реквизиты должны совпадать с проверенными: название, адрес, телефон, банк',
    ),
  },
  address_required: {
    words: words(
      '纸质发票须填写收票地址',
      'A paper invoice needs an address',
      'Une facture papier exige une adresse',
      'Una factura en papel requiere dirección',
      'Uma fatura em papel exige endereço',
      'Для бумажного счёта-фактуры нужен адрес',
    ),
  },
  moved: {
    words: words(
      '发票状态已变化，请刷新后再试',
      'The invoice has moved on, please reload',
      'La facture a changé d’état, rechargez la page',
      'La factura cambió de estado, recargue',
      'A fatura mudou de estado, recarregue',
      'Состояние счёта-фактуры изменилось, обновите страницу',
    ),
  },
  at_gateway: {
    words: words(
      '税务网关正在处理，请等待结果',
      'The tax gateway is at it, please wait for its answer',
      'La passerelle fiscale traite la demande, attendez sa réponse',
      'La pasarela fiscal lo está procesando, espere la respuesta',
      'O serviço fiscal está processando, aguarde a resposta',
      'Налоговый шлюз обрабатывает запрос, дождитесь ответа',
    ),
  },
  not_failed: {
    words: words(
      '该请求不需要重试',
      'There is nothing to ask again',
      'Il n’y a rien à redemander',
      'No hay nada que repetir',
      'Não há nada a repetir',
      'Повторять нечего',
    ),
  },
  not_own_store: {
    words: words(
      '只能处理自营店铺的发票',
      'Only invoices of the mall’s own stores are handled here',
      'Seules les factures des boutiques propres se traitent ici',
      'Aquí solo se tramitan facturas de tiendas propias',
      'Aqui só se tratam faturas das lojas próprias',
      'Здесь обрабатываются только счета собственных магазинов',
    ),
  },
  receivers_full: {
    words: words(
      '最多保存{most}个收票人',
      'At most {most} recipients can be saved',
      'Au plus {most} destinataires',
      'Como máximo {most} destinatarios',
      'No máximo {most} destinatários',
      'Не более {most} получателей',
    ),
  },
  papers_required: {
    words: words(
      '请上传资质文件',
      'Please upload the papers',
      'Téléversez les documents',
      'Suba los documentos',
      'Envie os documentos',
      'Загрузите документы',
    ),
  },
  papers_many: {
    words: words('资质文件过多', 'Too many files', 'Trop de fichiers', 'Demasiados archivos', 'Arquivos demais', 'Слишком много файлов'),
  },
  qualification_waits: {
    words: words(
      '增票资质正在审核',
      'The papers are being looked at',
      'Les documents sont à l’examen',
      'Los documentos están en revisión',
      'Os documentos estão em análise',
      'Документы на проверке',
    ),
  },
  qualification_often: {
    words: words(
      '今天提交次数过多，请明天再试',
      'Handed in too often today, please try tomorrow',
      'Trop de dépôts aujourd’hui, réessayez demain',
      'Demasiados envíos hoy, inténtelo mañana',
      'Envios demais hoje, tente amanhã',
      'Слишком много подач сегодня, попробуйте завтра',
    ),
  },
  uncertified: {
    words: words(
      '请先完成企业认证',
      'Please have the company certified first',
      'Faites d’abord certifier l’entreprise',
      'Certifique primero la empresa',
      'Certifique primeiro a empresa',
      'Сначала подтвердите компанию',
    ),
  },
});
