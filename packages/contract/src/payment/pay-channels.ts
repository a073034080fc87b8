import { type Words, words } from '../kernel/language.ts';

export type PayIcon = 'card' | 'company' | 'bank' | 'wechat' | 'transfer' | 'credit';

type Channel = {
  name: Words;
  /** As an order says it that was paid so, where that is not its name. */
  inOrder?: Words;
  /** What is said beside the name. */
  hint: Words;
  icon: PayIcon;
  /** Only for who buys for a company. */
  forCompanies: boolean;
  /** A bank stands behind it: by which call it is begun, and how long one may pay. Most begin by `pc`, which names the channel. */
  bank?: { call: 'pc' | 'pcpay' | 'abcpay'; minutes: number };
  /** The page of the mall where one goes on; otherwise it is the bank's own, in another window. */
  page?: string;
};

/** Ways of paying, in the order of the cashier, with all that is said and shown of them. */
const rows = {
  pc: {
    name: words('网上银行', 'Online banking', 'Banque en ligne', 'Banca en línea', 'Internet banking', 'Интернет-банк'),
    inOrder: words('网上银行', 'Online banking', 'Banque en ligne', 'Banca en línea', 'Banco on-line', 'Интернет-банк'),
    hint: words(
      '支持主流银行储蓄卡、信用卡',
      'Debit and credit cards of most banks',
      'Cartes de débit et de crédit de la plupart des banques',
      'Tarjetas de débito y crédito de la mayoría de los bancos',
      'Cartões de débito e crédito da maioria dos bancos',
      'Карты большинства банков',
    ),
    icon: 'card',
    forCompanies: false,
    bank: { call: 'pc', minutes: 120 },
  },
  pcpay: {
    name: words(
      '企业网银',
      'Corporate online banking',
      'Banque en ligne entreprise',
      'Banca en línea empresarial',
      'Internet banking empresarial',
      'Интернет-банк для компаний',
    ),
    inOrder: words('企业网银', 'Corporate banking', 'Banque d’entreprise', 'Banca de empresa', 'Banco empresarial', 'Банк для компаний'),
    hint: words(
      '企业对公账户直接付款，大额无忧',
      'Straight from the company’s account, for large amounts',
      'Directement depuis le compte de l’entreprise, pour les gros montants',
      'Directo desde la cuenta de la empresa, para importes altos',
      'Direto da conta da empresa, para valores altos',
      'Со счёта компании, для крупных сумм',
    ),
    icon: 'company',
    forCompanies: true,
    bank: { call: 'pcpay', minutes: 120 },
  },
  abcpay: {
    name: words('农行支付', 'ABC payment', 'Paiement ABC', 'Pago ABC', 'Pagamento ABC', 'Оплата ABC'),
    inOrder: words('农业银行', 'Agricultural Bank', 'Banque agricole', 'Banco Agrícola', 'Banco Agrícola', 'Сельхозбанк'),
    hint: words(
      '农业银行个人与企业账户',
      'Personal and company accounts of the agricultural bank',
      'Comptes particuliers et entreprises de la banque agricole',
      'Cuentas personales y de empresa del banco agrícola',
      'Contas pessoais e empresariais do banco agrícola',
      'Счета частных лиц и компаний сельхозбанка',
    ),
    icon: 'bank',
    forCompanies: false,
    bank: { call: 'abcpay', minutes: 120 },
  },
  wechat: {
    name: words('微信支付', 'WeChat Pay', 'WeChat Pay', 'WeChat Pay', 'WeChat Pay', 'WeChat Pay'),
    hint: words(
      '使用微信扫一扫付款',
      'Scan with WeChat to pay',
      'Scannez avec WeChat pour payer',
      'Escanee con WeChat para pagar',
      'Escaneie com o WeChat para pagar',
      'Отсканируйте в WeChat для оплаты',
    ),
    icon: 'wechat',
    forCompanies: false,
    bank: { call: 'pc', minutes: 10 },
    page: '/wechatPay',
  },
  offline: {
    name: words('线下转账', 'Bank transfer', 'Virement bancaire', 'Transferencia bancaria', 'Transferência bancária', 'Банковский перевод'),
    inOrder: words('对公转账', 'Bank transfer', 'Virement', 'Transferencia', 'Transferência', 'Банковский перевод'),
    hint: words(
      '向平台账户转账并上传凭证，72 小时内有效',
      'Transfer to the platform and upload the voucher within 72 hours',
      'Virement à la plateforme et justificatif sous 72 heures',
      'Transferencia a la plataforma y comprobante en 72 horas',
      'Transferência à plataforma e comprovante em 72 horas',
      'Перевод платформе и подтверждение в течение 72 часов',
    ),
    icon: 'transfer',
    forCompanies: false,
    page: '/toPayOffLine',
  },
  credit: {
    name: words('采购额度', 'Purchase quota', 'Plafond d’achat', 'Cupo de compra', 'Limite de compra', 'Лимит закупок'),
    hint: words(
      '使用企业采购额度，先用后付',
      'On the company’s purchase quota, pay later',
      'Sur le plafond d’achat de l’entreprise, paiement différé',
      'Con el cupo de compra de la empresa, pague después',
      'No limite de compra da empresa, pague depois',
      'В счёт лимита закупок компании, оплата позже',
    ),
    icon: 'credit',
    forCompanies: true,
  },
} as const satisfies Record<string, Channel>;

export type PayChannel = keyof typeof rows;
export const payChannels = Object.keys(rows) as [PayChannel, ...PayChannel[]];
export const payChannelRows: Readonly<Record<PayChannel, Channel>> = rows;
export const isPayChannel = (name: string): name is PayChannel => Object.hasOwn(rows, name);

export type BankChannel = { [Name in PayChannel]: (typeof rows)[Name] extends { bank: object } ? Name : never }[PayChannel];
export const isBankChannel = (name: string): name is BankChannel => isPayChannel(name) && payChannelRows[name].bank !== undefined;
export const bankChannels = payChannels.filter(isBankChannel) as [BankChannel, ...BankChannel[]];

/** Those that the call `pc` begins, which names them. */
export type NamedChannel = { [Name in BankChannel]: (typeof rows)[Name]['bank']['call'] extends 'pc' ? Name : never }[BankChannel];
export const isNamedChannel = (name: string): name is NamedChannel => isBankChannel(name) && payChannelRows[name].bank?.call === 'pc';
export const namedChannels = payChannels.filter(isNamedChannel) as [NamedChannel, ...NamedChannel[]];
