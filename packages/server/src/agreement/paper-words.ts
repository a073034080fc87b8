import { type Language, localeOf, words } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';

/** What stands on every contract, whoever wrote its terms. */
export const paperWords = {
  orderTitle: words(
    '采购合同（订单 {sn}）',
    'Purchase contract (order {sn})',
    'Contrat d’achat (commande {sn})',
    'Contrato de compra (pedido {sn})',
    'Contrato de compra (pedido {sn})',
    'Договор поставки (заказ {sn})',
  ),
  frameworkTitle: words(
    '年度采购框架协议',
    'Annual framework purchase agreement',
    'Accord-cadre annuel d’achat',
    'Acuerdo marco anual de compra',
    'Acordo-quadro anual de compra',
    'Годовое рамочное соглашение о поставках',
  ),
  supplementTitle: words(
    '{title}补充协议',
    'Supplement to: {title}',
    'Avenant à : {title}',
    'Adenda a: {title}',
    'Aditivo a: {title}',
    'Дополнительное соглашение: {title}',
  ),
  number: words('合同编号', 'Contract No.', 'N° de contrat', 'N.º de contrato', 'N.º do contrato', 'Номер договора'),
  kind: words('合同类型', 'Kind of contract', 'Type de contrat', 'Tipo de contrato', 'Tipo de contrato', 'Вид договора'),
  order: words('订单编号', 'Order No.', 'N° de commande', 'N.º de pedido', 'N.º do pedido', 'Номер заказа'),
  parent: words('原合同编号', 'Original contract', 'Contrat d’origine', 'Contrato original', 'Contrato original', 'Основной договор'),
  valid: words('有效期', 'Valid', 'Validité', 'Vigencia', 'Vigência', 'Срок действия'),
  span: words('{from} 至 {to}', '{from} to {to}', 'du {from} au {to}', 'del {from} al {to}', 'de {from} a {to}', '{from} — {to}'),
  pair: words('{label}：{value}', '{label}: {value}', '{label} : {value}', '{label}: {value}', '{label}: {value}', '{label}: {value}'),
  buyer: words(
    '甲方（采购方）',
    'Party A (buyer)',
    'Partie A (acheteur)',
    'Parte A (comprador)',
    'Parte A (comprador)',
    'Сторона А (покупатель)',
  ),
  seller: words(
    '乙方（供货方）',
    'Party B (supplier)',
    'Partie B (fournisseur)',
    'Parte B (proveedor)',
    'Parte B (fornecedor)',
    'Сторона Б (поставщик)',
  ),
  opening: words(
    '甲乙双方经协商一致，订立本合同，共同遵守。',
    'Both parties, having reached agreement, conclude this contract and undertake to abide by it.',
    'Les deux parties, s’étant mises d’accord, concluent le présent contrat et s’engagent à le respecter.',
    'Ambas partes, de común acuerdo, celebran el presente contrato y se obligan a cumplirlo.',
    'Ambas as partes, de comum acordo, celebram o presente contrato e obrigam-se a cumpri-lo.',
    'Стороны, достигнув согласия, заключили настоящий договор и обязуются его соблюдать.',
  ),
  prices: words(
    '附件一　价格清单（含税，人民币元）',
    'Annex 1. List of prices (tax included, CNY)',
    'Annexe 1. Liste des prix (taxes comprises, CNY)',
    'Anexo 1. Lista de precios (con impuestos, CNY)',
    'Anexo 1. Lista de preços (com impostos, CNY)',
    'Приложение 1. Перечень цен (с налогом, CNY)',
  ),
  goods: words(
    '合同清单（含税，人民币元）',
    'List of goods (tax included, CNY)',
    'Liste des marchandises (taxes comprises, CNY)',
    'Lista de mercancías (con impuestos, CNY)',
    'Lista de mercadorias (com impostos, CNY)',
    'Перечень товаров (с налогом, CNY)',
  ),
  seq: words('序号', 'No.', 'N°', 'N.º', 'N.º', '№'),
  name: words(
    '品名与规格',
    'Goods and specification',
    'Désignation et spécification',
    'Producto y especificación',
    'Produto e especificação',
    'Товар и характеристики',
  ),
  unit: words('单位', 'Unit', 'Unité', 'Unidad', 'Unid.', 'Ед.'),
  estimate: words('预计用量', 'Estimate', 'Estimation', 'Estimado', 'Estimativa', 'Прогноз'),
  num: words('数量', 'Quantity', 'Quantité', 'Cantidad', 'Quant.', 'Кол-во'),
  price: words('单价', 'Unit price', 'Prix unitaire', 'Precio', 'Preço', 'Цена'),
  amount: words('金额', 'Amount', 'Montant', 'Importe', 'Valor', 'Сумма'),
  freight: words('运费', 'Freight', 'Port', 'Envío', 'Frete', 'Доставка'),
  total: words('合计', 'Total', 'Total', 'Total', 'Total', 'Итого'),
  article: words(
    '第{nth}条　{title}',
    'Article {nth}. {title}',
    'Article {nth}. {title}',
    'Cláusula {nth}. {title}',
    'Cláusula {nth}. {title}',
    'Статья {nth}. {title}',
  ),
  partyName: words('名称', 'Name', 'Nom', 'Nombre', 'Nome', 'Наименование'),
  unifiedCode: words(
    '统一社会信用代码',
    'Unified social credit code',
    'Code unifié de crédit social',
    'Código unificado de crédito social',
    'Código unificado de crédito social',
    'Единый код социального кредита',
  ),
  representative: words(
    '法定代表人',
    'Legal representative',
    'Représentant légal',
    'Representante legal',
    'Representante legal',
    'Законный представитель',
  ),
  address: words('地址', 'Address', 'Adresse', 'Dirección', 'Endereço', 'Адрес'),
  phone: words('电话', 'Telephone', 'Téléphone', 'Teléfono', 'Telefone', 'Телефон'),
  bank: words('开户行及账号', 'Bank and account', 'Banque et compte', 'Banco y cuenta', 'Banco e conta', 'Банк и счёт'),
  signing: words(
    '双方签署',
    'Signatures of the parties',
    'Signatures des parties',
    'Firmas de las partes',
    'Assinaturas das partes',
    'Подписи сторон',
  ),
  buyerSeal: words(
    '甲方签署（盖章）处',
    'Signature and seal of Party A',
    'Signature et cachet de la Partie A',
    'Firma y sello de la Parte A',
    'Assinatura e carimbo da Parte A',
    'Подпись и печать Стороны А',
  ),
  sellerSeal: words(
    '乙方签署（盖章）处',
    'Signature and seal of Party B',
    'Signature et cachet de la Partie B',
    'Firma y sello de la Parte B',
    'Assinatura e carimbo da Parte B',
    'Подпись и печать Стороны Б',
  ),
  verify: words(
    '双方签署人、时间与文件指纹记录于商城。扫描首页二维码，或在下列地址上传本文件，可核对签署情况与文件是否被改动：',
    'Who signed, when, and the fingerprint of this file are recorded by the mall. Scan the code on the first page, or upload this file at the address below, to check the signatures and whether the file was altered:',
    'Les signataires, les dates et l’empreinte du fichier sont enregistrés par la plateforme. Scannez le code de la première page ou déposez ce fichier à l’adresse ci-dessous pour vérifier les signatures et l’intégrité du fichier :',
    'Los firmantes, las fechas y la huella del archivo constan en la plataforma. Escanee el código de la primera página o suba este archivo en la dirección siguiente para comprobar las firmas y si el archivo fue modificado:',
    'Os signatários, as datas e a impressão digital do arquivo ficam registrados na plataforma. Leia o código da primeira página ou envie este arquivo no endereço abaixo para conferir as assinaturas e se o arquivo foi alterado:',
    'Кто и когда подписал, а также отпечаток файла записаны на площадке. Отсканируйте код на первой странице или загрузите этот файл по адресу ниже, чтобы проверить подписи и неизменность файла:',
  ),
  signer: words(
    '签署人：{name}',
    'Signed by: {name}',
    'Signé par : {name}',
    'Firmado por: {name}',
    'Assinado por: {name}',
    'Подписал: {name}',
  ),
  reason: words(
    '签署合同 {sn}，短信验证',
    'Signing of contract {sn}, verified by text message',
    'Signature du contrat {sn}, vérifiée par SMS',
    'Firma del contrato {sn}, verificada por SMS',
    'Assinatura do contrato {sn}, verificada por SMS',
    'Подписание договора {sn}, подтверждено по SMS',
  ),
} as const;

/** French thins its spaces by a sign that the font of papers lacks. */
const printed = (text: string): string => text.replaceAll('\u202f', '\u00a0');

export const paperMoney = (amount: number, language: Language): string =>
  printed(
    new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' }).format(
      Number(toYuan(fen(amount))),
    ),
  );

export const paperNumber = (num: number, language: Language): string =>
  printed(new Intl.NumberFormat(localeOf[language], { useGrouping: 'always' }).format(num));

/** A day as "2026-11-17" in Chinese, written out elsewhere: 11/12 is read in two ways. */
export const paperDay = (day: string, language: Language): string =>
  language === 'zh'
    ? day
    : printed(new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)));
