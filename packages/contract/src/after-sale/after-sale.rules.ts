import * as z from 'zod';
import { mobilePattern } from '../account/account.rules.ts';
import { uploadPattern } from '../content/upload.rules.ts';
import { Id, reasonMost, reasonText, text } from '../kernel/fields.ts';
import { words } from '../kernel/language.ts';
import { fromYuan } from '../kernel/money.ts';
import type { AfterSaleState, AfterSaleType } from './after-sale.machine.ts';

export const afterSaleLimits = { photos: 5, description: 200, reason: reasonMost } as const;

/** Why goods or money come back; a reason fits some types only. */
export const afterSaleReasons = {
  quality: {
    types: ['refund', 'return', 'exchange'],
    words: words('质量问题', 'Quality fault', 'Défaut de qualité', 'Problema de calidad', 'Problema de qualidade', 'Проблема с качеством'),
  },
  wrong_goods: {
    types: ['return', 'exchange'],
    words: words('发错货', 'Wrong goods sent', 'Mauvais article envoyé', 'Artículo equivocado', 'Produto errado', 'Прислали не тот товар'),
  },
  short: {
    types: ['refund', 'exchange'],
    words: words('少发、漏发', 'Pieces missing', 'Pièces manquantes', 'Faltan piezas', 'Faltam peças', 'Недостача'),
  },
  damaged: {
    types: ['refund', 'return', 'exchange'],
    words: words(
      '运输损坏',
      'Damaged in transport',
      'Endommagé pendant le transport',
      'Dañado en el transporte',
      'Danificado no transporte',
      'Повреждено при перевозке',
    ),
  },
  not_as_described: {
    types: ['return', 'exchange'],
    words: words(
      '与描述或参数不符',
      'Not as described',
      'Non conforme à la description',
      'No corresponde a la descripción',
      'Diferente da descrição',
      'Не соответствует описанию',
    ),
  },
  not_received: {
    types: ['refund'],
    words: words('未收到货', 'Not received', 'Non reçu', 'No recibido', 'Não recebido', 'Товар не получен'),
  },
  not_needed: {
    types: ['refund', 'return'],
    words: words(
      '采购计划变更，不再需要',
      'No longer needed',
      'Plus nécessaire',
      'Ya no se necesita',
      'Não é mais necessário',
      'Больше не требуется',
    ),
  },
  wrong_order: {
    types: ['refund', 'return', 'exchange'],
    words: words(
      '型号或数量拍错',
      'Ordered by mistake',
      'Erreur de commande',
      'Pedido por error',
      'Pedido por engano',
      'Ошибка при заказе',
    ),
  },
  other: {
    types: ['refund', 'return', 'exchange'],
    words: words('其他', 'Other', 'Autre', 'Otro', 'Outro', 'Другое'),
  },
} as const satisfies Record<string, { types: readonly AfterSaleType[]; words: ReturnType<typeof words> }>;
export type AfterSaleReason = keyof typeof afterSaleReasons;
export const afterSaleReasonKeys = Object.keys(afterSaleReasons) as [AfterSaleReason, ...AfterSaleReason[]];

export const reasonFits = (reason: AfterSaleReason, type: AfterSaleType): boolean =>
  (afterSaleReasons[reason].types as readonly AfterSaleType[]).includes(type);

/** The tabs of the list, by whose turn it is. */
export const afterSaleTabs = {
  mine: ['agreed', 'resent'],
  seller: ['applied', 'returning', 'wait_resend'],
  refunding: ['wait_refund'],
  finished: ['finished'],
  closed: ['cancelled', 'closed', 'rejected', 'refused'],
} as const satisfies Record<string, readonly AfterSaleState[]>;
export type AfterSaleTab = keyof typeof afterSaleTabs;
export const afterSaleTabNames = Object.keys(afterSaleTabs) as [AfterSaleTab, ...AfterSaleTab[]];

export type RefundableLine = {
  readonly num: number;
  readonly payFen: number;
  readonly takenNum: number;
  readonly takenFen: number;
};

/**
 * The most that `num` pieces of a line give back: each piece its share rounded down, the last piece what rounding left over.
 * `taken`: pieces and money that are back already or asked for.
 */
export const mostRefund = (line: RefundableLine, num: number): number => {
  const unit = Math.floor(line.payFen / line.num);
  const rounding = num === line.num - line.takenNum ? line.payFen - unit * line.num : 0;
  return Math.max(0, Math.min(unit * num + rounding, line.payFen - line.takenFen));
};

const UploadUrl = z.string().regex(uploadPattern, { error: 'content.upload_unknown' });
const photos = z.array(UploadUrl).max(afterSaleLimits.photos, { error: 'after_sale.photos_many' }).default([]);

const amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, { error: 'after_sale.amount_wrong' })
  .transform((value) => fromYuan(value));

const num = z.number().int().min(1).max(200);
const line = z.strictObject({ orderGoodsId: Id, num });

/** One line as `orderGoodsId` and `num`, or several lines of one order as `lines`. */
export const ApplyAfterSale = z
  .strictObject({
    orderGoodsId: Id.optional(),
    num: num.optional(),
    lines: z.array(line).min(1).max(50).optional(),
    type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    reason: z.enum(afterSaleReasonKeys, { error: 'after_sale.reason_required' }),
    /** Without it: all that may be given back. */
    amount: amount.optional(),
    description: text(afterSaleLimits.description).default(''),
    photos,
    contacts: text(20).default(''),
    contactPhone: z.union([z.literal(''), z.string().regex(mobilePattern, { error: 'address.phone_wrong' })]).default(''),
    /** Where other goods go to; the address of the order when it is not given. */
    addressId: Id.optional(),
  })
  .refine((given) => (given.lines === undefined) !== (given.orderGoodsId === undefined), { path: ['orderGoodsId'] })
  .refine((given) => (given.orderGoodsId === undefined) === (given.num === undefined), { path: ['num'] });
export type ApplyAfterSale = z.infer<typeof ApplyAfterSale>;

const trackingNumber = z
  .string({ error: 'after_sale.tracking_wrong' })
  .trim()
  .regex(/^[0-9A-Za-z-]{4,40}$/, { error: 'after_sale.tracking_wrong' });
const logisticsCompany = text(40).min(1, { error: 'after_sale.company_required' });

export const SendBack = z.strictObject({ id: Id, company: logisticsCompany, trackingNumber, photos });
export type SendBack = z.infer<typeof SendBack>;

export const AppealAfterSale = z.strictObject({ reason: reasonText('after_sale.appeal_reason_required'), photos });
export type AppealAfterSale = z.infer<typeof AppealAfterSale>;

/** Where goods go back to. */
export const ReturnAddress = z.strictObject({
  receiver: text(20).min(1, { error: 'after_sale.receiver_required' }),
  receiverPhone: text(20).min(5, { error: 'after_sale.receiver_phone_wrong' }),
  receiverAddress: text(120).min(1, { error: 'after_sale.address_required' }),
});
export type ReturnAddress = z.infer<typeof ReturnAddress>;

export const AgreeAfterSale = z.strictObject({
  /** At most what was applied for; without it all of it. */
  amount: amount.optional(),
  /** Needed when goods come back. */
  address: ReturnAddress.optional(),
  remark: text(200).default(''),
});
export type AgreeAfterSale = z.infer<typeof AgreeAfterSale>;

export const RejectAfterSale = z.strictObject({ reason: reasonText('after_sale.reject_reason_required'), photos });
export type RejectAfterSale = z.infer<typeof RejectAfterSale>;

export const ReceiveAfterSale = z.strictObject({ restock: z.boolean() });
export type ReceiveAfterSale = z.infer<typeof ReceiveAfterSale>;

export const ResendAfterSale = z.strictObject({ company: logisticsCompany, trackingNumber });
export type ResendAfterSale = z.infer<typeof ResendAfterSale>;

export const ArbitrateAfterSale = z.strictObject({
  decision: z.enum(['uphold', 'dismiss']),
  reason: reasonText('after_sale.reject_reason_required'),
  address: ReturnAddress.optional(),
});
export type ArbitrateAfterSale = z.infer<typeof ArbitrateAfterSale>;
