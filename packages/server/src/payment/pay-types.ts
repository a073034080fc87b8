import type { ErrorCode } from '@mall/contract/errors.ts';
import { failureOf } from '@mall/contract/errors.ts';
import { type Language, type Words, words } from '@mall/contract/kernel/language.ts';
import type { PayType } from '@mall/contract/payment/payment.api.ts';
import { channelNames, type PayChannel, payChannels } from '@mall/contract/payment/payment.rules.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { ordersOf, requirePayScope } from './pay-scope.ts';

const hints: Readonly<Record<PayChannel, Words>> = {
  pc: words(
    '支持主流银行储蓄卡、信用卡',
    'Debit and credit cards of most banks',
    'Cartes de débit et de crédit de la plupart des banques',
    'Tarjetas de débito y crédito de la mayoría de los bancos',
    'Cartões de débito e crédito da maioria dos bancos',
    'Карты большинства банков',
  ),
  pcpay: words(
    '企业对公账户直接付款，大额无忧',
    'Straight from the company’s account, for large amounts',
    'Directement depuis le compte de l’entreprise, pour les gros montants',
    'Directo desde la cuenta de la empresa, para importes altos',
    'Direto da conta da empresa, para valores altos',
    'Со счёта компании, для крупных сумм',
  ),
  abcpay: words(
    '农业银行个人与企业账户',
    'Personal and company accounts of the agricultural bank',
    'Comptes particuliers et entreprises de la banque agricole',
    'Cuentas personales y de empresa del banco agrícola',
    'Contas pessoais e empresariais do banco agrícola',
    'Счета частных лиц и компаний сельхозбанка',
  ),
  wechat: words(
    '使用微信扫一扫付款',
    'Scan with WeChat to pay',
    'Scannez avec WeChat pour payer',
    'Escanee con WeChat para pagar',
    'Escaneie com o WeChat para pagar',
    'Отсканируйте в WeChat для оплаты',
  ),
  offline: words(
    '向平台账户转账并上传凭证，72 小时内有效',
    'Transfer to the platform and upload the voucher within 72 hours',
    'Virement à la plateforme et justificatif sous 72 heures',
    'Transferencia a la plataforma y comprobante en 72 horas',
    'Transferência à plataforma e comprovante em 72 horas',
    'Перевод платформе и подтверждение в течение 72 часов',
  ),
  credit: words(
    '使用企业采购额度，先用后付',
    'On the company’s purchase quota, pay later',
    'Sur le quota d’achat de l’entreprise, paiement différé',
    'Con la cuota de compra de la empresa, pague después',
    'Na cota de compra da empresa, pague depois',
    'В счёт лимита закупок компании, оплата позже',
  ),
};

const icons: Readonly<Record<PayChannel, string>> = {
  pc: 'card',
  pcpay: 'company',
  abcpay: 'bank',
  wechat: 'wechat',
  offline: 'transfer',
  credit: 'credit',
};

export const enterpriseOnly = (channel: PayChannel): boolean => channel === 'pcpay' || channel === 'credit';

const Row = z.strictObject({ has: z.boolean() });

const hasActivityGoods = async (tx: Tx, side: BuyerSide, paySn: string): Promise<boolean> => {
  const scope = await requirePayScope(tx, side, paySn);
  const rows = await readRows(tx, Row)`
    select exists (select from shop_order o join order_line l on l.order_id = o.id where ${ordersOf(scope)} and o.state = 'wait_pay' and l.activity_type <> 0) as has`;
  return rows[0]?.has === true;
};

/** Why a way of paying cannot be taken; undefined when it can. Goods of an activity are not held for days until a transfer comes. */
const closedBy = (channel: PayChannel, side: BuyerSide, activity: boolean): ErrorCode | undefined => {
  if (enterpriseOnly(channel) && side.companyId === undefined) return 'payment.enterprise_channel';
  if (channel === 'credit') return 'payment.credit_closed';
  if (channel === 'offline' && activity) return 'payment.offline_activity';
  return undefined;
};

export const listPayTypes = async (tx: Tx, side: BuyerSide, language: Language, paySn?: string): Promise<PayType[]> => {
  const activity = paySn !== undefined && (await hasActivityGoods(tx, side, paySn));
  return payChannels.map((code) => {
    const closed = closedBy(code, side, activity);
    return {
      code,
      name: channelNames[code][language],
      hint: hints[code][language],
      icon: icons[code],
      enabled: closed === undefined ? 1 : 0,
      ...(closed !== undefined && { reason: failureOf(closed).words[language] }),
    };
  });
};

export const requireOffline = async (tx: Tx, side: BuyerSide, paySn: string): Promise<ErrorCode | undefined> =>
  closedBy('offline', side, await hasActivityGoods(tx, side, paySn));
