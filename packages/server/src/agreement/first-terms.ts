import type { ContractKind, ContractSection } from '@mall/contract/agreement/agreement.rules.ts';
import { type Language, type Words, words } from '@mall/contract/kernel/language.ts';

type Term = { title: Words; body: Words };

const goodsAndPrice = words('标的与价格', 'Goods and price', 'Objet et prix', 'Objeto y precio', 'Objeto e preço', 'Предмет и цена');

const common: readonly Term[] = [
  {
    title: words(
      '质量与验收',
      'Quality and acceptance',
      'Qualité et réception',
      'Calidad y recepción',
      'Qualidade e aceitação',
      'Качество и приёмка',
    ),
    body: words(
      '货物应符合国家及行业现行标准和双方约定的技术要求，随货提供合格证与出厂试验报告。\n甲方收货后七个工作日内验收；数量、规格与合同不符或有质量缺陷的，应在该期限内书面提出，乙方负责更换、补齐或退货。',
      'The goods shall meet the national and industry standards in force and the technical requirements agreed; a certificate of conformity and a routine test report are supplied with them.\nParty A inspects the goods within seven working days of receipt. Any discrepancy in quantity or specification and any defect shall be notified in writing within that time; Party B shall replace the goods, make up the shortage or take them back.',
      'Les marchandises respectent les normes nationales et professionnelles en vigueur ainsi que les exigences techniques convenues ; un certificat de conformité et un procès-verbal d’essais de série les accompagnent.\nLa Partie A contrôle les marchandises dans les sept jours ouvrés suivant la réception. Tout écart de quantité ou de spécification et tout défaut sont signalés par écrit dans ce délai ; la Partie B remplace, complète ou reprend les marchandises.',
      'Las mercancías cumplirán las normas nacionales y sectoriales vigentes y los requisitos técnicos acordados; se entregan con certificado de conformidad y protocolo de ensayos de rutina.\nLa Parte A inspecciona las mercancías en los siete días hábiles siguientes a la recepción. Toda diferencia de cantidad o especificación y todo defecto se comunicarán por escrito en ese plazo; la Parte B las sustituirá, completará o aceptará su devolución.',
      'As mercadorias atenderão às normas nacionais e setoriais vigentes e aos requisitos técnicos acordados; acompanham-nas certificado de conformidade e relatório de ensaios de rotina.\nA Parte A inspeciona as mercadorias em até sete dias úteis após o recebimento. Divergências de quantidade ou especificação e defeitos serão comunicados por escrito nesse prazo; a Parte B as substituirá, completará ou aceitará a devolução.',
      'Товар должен соответствовать действующим национальным и отраслевым стандартам и согласованным техническим требованиям; к нему прилагаются сертификат соответствия и протокол приёмо-сдаточных испытаний.\nСторона А принимает товар в течение семи рабочих дней после получения. О несоответствии количества или характеристик и о дефектах сообщается письменно в этот срок; Сторона Б заменяет, допоставляет или принимает товар обратно.',
    ),
  },
  {
    title: words('质量保证', 'Warranty', 'Garantie', 'Garantía', 'Garantia', 'Гарантия'),
    body: words(
      '质保期为验收合格之日起十二个月。质保期内因产品质量造成的问题，乙方免费修复或更换。',
      'The warranty lasts twelve months from acceptance. Party B repairs or replaces free of charge whatever fails within that time because of the quality of the goods.',
      'La garantie est de douze mois à compter de la réception. La Partie B répare ou remplace sans frais tout ce qui, dans ce délai, est défaillant du fait de la qualité des marchandises.',
      'La garantía es de doce meses desde la recepción conforme. La Parte B reparará o sustituirá sin cargo lo que en ese plazo falle por la calidad de las mercancías.',
      'A garantia é de doze meses a partir da aceitação. A Parte B reparará ou substituirá sem custo o que nesse prazo falhar em razão da qualidade das mercadorias.',
      'Гарантийный срок — двенадцать месяцев со дня приёмки. Неисправности, вызванные качеством товара, Сторона Б в этот срок устраняет или заменяет товар бесплатно.',
    ),
  },
  {
    title: words('违约责任', 'Liability for breach', 'Pénalités', 'Incumplimiento', 'Inadimplemento', 'Ответственность сторон'),
    body: words(
      '乙方逾期交货的，每逾期一日按逾期货款的千分之一支付违约金；甲方逾期付款的，每逾期一日按逾期款项的千分之一支付违约金。违约金累计不超过合同总额的百分之十。',
      'For each day of delay in delivery Party B pays 0.1% of the price of the delayed goods; for each day of delay in payment Party A pays 0.1% of the amount overdue. The sum of such penalties does not exceed 10% of the contract total.',
      'Pour chaque jour de retard de livraison, la Partie B verse 0,1 % du prix des marchandises en retard ; pour chaque jour de retard de paiement, la Partie A verse 0,1 % de la somme due. Le cumul des pénalités ne dépasse pas 10 % du total du contrat.',
      'Por cada día de retraso en la entrega, la Parte B paga el 0,1 % del precio de las mercancías retrasadas; por cada día de retraso en el pago, la Parte A paga el 0,1 % de la suma vencida. El total de las penalizaciones no supera el 10 % del importe del contrato.',
      'Por dia de atraso na entrega, a Parte B paga 0,1% do preço das mercadorias em atraso; por dia de atraso no pagamento, a Parte A paga 0,1% do valor vencido. O total das multas não excede 10% do valor do contrato.',
      'За каждый день просрочки поставки Сторона Б уплачивает 0,1 % стоимости непоставленного товара; за каждый день просрочки оплаты Сторона А уплачивает 0,1 % просроченной суммы. Сумма неустоек не превышает 10 % цены договора.',
    ),
  },
  {
    title: words('不可抗力', 'Force majeure', 'Force majeure', 'Fuerza mayor', 'Força maior', 'Непреодолимая сила'),
    body: words(
      '因不可抗力不能履行合同的，受影响一方应及时通知对方并提供证明，双方协商延期履行或解除合同。',
      'A party prevented from performing by force majeure shall notify the other promptly and furnish proof; the parties shall then agree on a later date or on ending the contract.',
      'La partie empêchée par un cas de force majeure en avise l’autre sans délai et en apporte la preuve ; les parties conviennent alors d’un report ou de la résiliation du contrat.',
      'La parte que no pueda cumplir por fuerza mayor lo comunicará sin demora y lo acreditará; las partes acordarán un aplazamiento o la resolución del contrato.',
      'A parte impedida por força maior avisará a outra sem demora e apresentará prova; as partes acordarão o adiamento ou a rescisão do contrato.',
      'Сторона, которой исполнить договор помешала непреодолимая сила, без промедления извещает другую и представляет подтверждение; стороны согласуют отсрочку или расторжение договора.',
    ),
  },
  {
    title: words(
      '争议解决',
      'Settlement of disputes',
      'Règlement des litiges',
      'Solución de controversias',
      'Solução de litígios',
      'Разрешение споров',
    ),
    body: words(
      '因本合同发生的争议由双方协商解决；协商不成的，提交甲方所在地有管辖权的人民法院诉讼解决。',
      'Disputes arising from this contract are settled by negotiation; failing that, they are brought before the competent court at the domicile of Party A.',
      'Les litiges nés du présent contrat sont réglés à l’amiable ; à défaut, ils sont portés devant le tribunal compétent du siège de la Partie A.',
      'Las controversias derivadas de este contrato se resuelven de común acuerdo; en su defecto, se someten al tribunal competente del domicilio de la Parte A.',
      'Os litígios decorrentes deste contrato são resolvidos por negociação; na falta de acordo, são submetidos ao tribunal competente do domicílio da Parte A.',
      'Споры по настоящему договору решаются переговорами; при недостижении согласия — в компетентном суде по месту нахождения Стороны А.',
    ),
  },
];

const signing: Term = {
  title: words(
    '生效与签署',
    'Effect and signature',
    'Entrée en vigueur et signature',
    'Vigencia y firma',
    'Vigência e assinatura',
    'Вступление в силу и подписание',
  ),
  body: words(
    '本合同经双方授权签署人以短信验证并加盖电子印章后生效，电子签名与手写签名或盖章具有同等法律效力。合同的变更须另行签订补充协议。',
    'This contract takes effect once the authorised signatories of both parties have confirmed it by text message and affixed their electronic seals; an electronic signature has the same legal effect as a handwritten one or a seal. Changes require a supplementary agreement.',
    'Le présent contrat prend effet lorsque les signataires autorisés des deux parties l’ont confirmé par SMS et y ont apposé leur cachet électronique ; la signature électronique a la même valeur juridique qu’une signature manuscrite ou un cachet. Toute modification requiert un avenant.',
    'El contrato entra en vigor cuando los firmantes autorizados de ambas partes lo confirman por SMS y estampan su sello electrónico; la firma electrónica tiene el mismo valor jurídico que la manuscrita o el sello. Toda modificación requiere una adenda.',
    'O contrato entra em vigor quando os signatários autorizados de ambas as partes o confirmam por SMS e apõem o carimbo eletrônico; a assinatura eletrônica tem o mesmo valor jurídico que a manuscrita ou o carimbo. Alterações exigem um aditivo.',
    'Договор вступает в силу после того, как уполномоченные лица обеих сторон подтвердили его по SMS и поставили электронные печати; электронная подпись имеет ту же юридическую силу, что и собственноручная подпись или печать. Изменения оформляются дополнительным соглашением.',
  ),
};

const terms: Readonly<Record<ContractKind, readonly Term[]>> = {
  order: [
    {
      title: goodsAndPrice,
      body: words(
        '乙方按合同所列清单向甲方供货，价格为含税价。',
        'Party B supplies Party A with the goods listed; prices include tax.',
        'La Partie B livre à la Partie A les marchandises de la liste ; les prix s’entendent taxes comprises.',
        'La Parte B suministra a la Parte A las mercancías de la lista; los precios incluyen impuestos.',
        'A Parte B fornece à Parte A as mercadorias da lista; os preços incluem impostos.',
        'Сторона Б поставляет Стороне А товары по перечню; цены включают налог.',
      ),
    },
    {
      title: words(
        '交货与运输',
        'Delivery and carriage',
        'Livraison et transport',
        'Entrega y transporte',
        'Entrega e transporte',
        'Поставка и перевозка',
      ),
      body: words(
        '乙方按订单约定的收货地址交货，运输及装卸由乙方负责，货物毁损、灭失的风险自甲方签收时转移。',
        'Party B delivers to the address of the order and sees to carriage, loading and unloading; the risk of loss or damage passes when Party A signs for receipt.',
        'La Partie B livre à l’adresse de la commande et se charge du transport et de la manutention ; les risques de perte ou d’avarie passent à la signature du reçu par la Partie A.',
        'La Parte B entrega en la dirección del pedido y se encarga del transporte y la manipulación; el riesgo de pérdida o daño se transmite cuando la Parte A firma la recepción.',
        'A Parte B entrega no endereço do pedido e responde pelo transporte, carga e descarga; o risco de perda ou dano transfere-se quando a Parte A assina o recebimento.',
        'Сторона Б доставляет товар по адресу заказа и отвечает за перевозку и погрузку; риск утраты или повреждения переходит при подписании Стороной А получения.',
      ),
    },
    {
      title: words('付款', 'Payment', 'Paiement', 'Pago', 'Pagamento', 'Оплата'),
      body: words(
        '甲方按订单约定的付款方式付款；乙方开具与实际付款金额相符的增值税发票。',
        'Party A pays in the manner agreed in the order; Party B issues a VAT invoice for the amount paid.',
        'La Partie A paie selon le mode convenu dans la commande ; la Partie B émet une facture de TVA du montant payé.',
        'La Parte A paga en la forma acordada en el pedido; la Parte B emite una factura de IVA por el importe pagado.',
        'A Parte A paga na forma acordada no pedido; a Parte B emite fatura de IVA pelo valor pago.',
        'Сторона А платит способом, указанным в заказе; Сторона Б выставляет счёт-фактуру НДС на оплаченную сумму.',
      ),
    },
    ...common,
    signing,
  ],
  framework: [
    {
      title: goodsAndPrice,
      body: words(
        '清单所列单价在有效期内固定，为含税价。清单所列数量为预计用量，以双方实际下单为准。',
        'The unit prices listed are fixed while the agreement is valid and include tax. The quantities are estimates; what is ordered counts.',
        'Les prix unitaires de la liste sont fixes pendant la validité de l’accord et s’entendent taxes comprises. Les quantités sont indicatives ; seules comptent les commandes.',
        'Los precios unitarios de la lista son fijos durante la vigencia e incluyen impuestos. Las cantidades son estimadas; cuenta lo que se pida.',
        'Os preços unitários da lista são fixos durante a vigência e incluem impostos. As quantidades são estimadas; vale o que for pedido.',
        'Цены перечня неизменны в течение срока действия и включают налог. Количества ориентировочны; определяющими являются заказы.',
      ),
    },
    {
      title: words(
        '订单与交货',
        'Orders and delivery',
        'Commandes et livraison',
        'Pedidos y entrega',
        'Pedidos e entrega',
        'Заказы и поставка',
      ),
      body: words(
        '甲方在商城下单采购清单内商品，每份订单构成本协议项下的一次采购，累计用量计入本协议。乙方按订单约定的地址和期限交货。',
        'Party A orders the listed goods through the mall; each order is a purchase under this agreement and counts towards it. Party B delivers to the address and by the date of the order.',
        'La Partie A commande sur la plateforme les articles de la liste ; chaque commande est un achat au titre du présent accord et s’y impute. La Partie B livre à l’adresse et dans le délai de la commande.',
        'La Parte A pide en la plataforma los artículos de la lista; cada pedido es una compra en el marco de este acuerdo y se computa en él. La Parte B entrega en la dirección y el plazo del pedido.',
        'A Parte A pede na plataforma os itens da lista; cada pedido é uma compra no âmbito deste acordo e nele se computa. A Parte B entrega no endereço e no prazo do pedido.',
        'Сторона А заказывает товары перечня на площадке; каждый заказ является закупкой по настоящему соглашению и учитывается в нём. Сторона Б поставляет по адресу и в срок заказа.',
      ),
    },
    {
      title: words(
        '结算与付款',
        'Settlement and payment',
        'Règlement et paiement',
        'Liquidación y pago',
        'Liquidação e pagamento',
        'Расчёты и оплата',
      ),
      body: words(
        '双方按订单约定的付款方式结算；按账期结算的，乙方按月汇总已签收订单出具账单，甲方在收到账单后十个工作日内确认。',
        'Payment follows the manner agreed in each order. Where settled by period, Party B issues a monthly statement of the orders received, and Party A confirms it within ten working days.',
        'Le paiement suit le mode convenu dans chaque commande. En cas de règlement périodique, la Partie B établit un relevé mensuel des commandes reçues, que la Partie A confirme dans les dix jours ouvrés.',
        'El pago sigue la forma acordada en cada pedido. En la liquidación por períodos, la Parte B emite una cuenta mensual de los pedidos recibidos y la Parte A la confirma en diez días hábiles.',
        'O pagamento segue a forma acordada em cada pedido. Na liquidação por período, a Parte B emite uma conta mensal dos pedidos recebidos e a Parte A a confirma em dez dias úteis.',
        'Оплата производится способом, указанным в заказе. При расчётах по периодам Сторона Б ежемесячно выставляет сводный счёт по полученным заказам, а Сторона А подтверждает его в течение десяти рабочих дней.',
      ),
    },
    ...common,
    signing,
  ],
  supplement: [
    {
      title: words('补充内容', 'Supplement', 'Complément', 'Complemento', 'Complemento', 'Дополнение'),
      body: words(
        '双方就原合同作如下补充，未涉及的内容仍按原合同执行。',
        'The parties supplement the original contract as follows; all else in it remains in force.',
        'Les parties complètent le contrat d’origine comme suit ; ses autres dispositions restent en vigueur.',
        'Las partes complementan el contrato original como sigue; lo demás permanece en vigor.',
        'As partes complementam o contrato original como segue; o restante permanece em vigor.',
        'Стороны дополняют основной договор следующим; в остальном он остаётся в силе.',
      ),
    },
    signing,
  ],
};

/** What a draft begins with, in its language; its author writes it anew. */
export const firstTerms = (kind: ContractKind, language: Language): ContractSection[] =>
  terms[kind].map(({ title, body }) => ({ title: title[language], body: body[language] }));
