import * as z from 'zod';
import { wordMost } from '../approval/approval.rules.ts';
import { invoiceTypes } from '../invoice/invoice.rules.ts';
import { Id, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { payModes } from '../order/order.machine.ts';
import { deliveryTimes } from '../order/order.rules.ts';
import { LineProject } from '../project/project.rules.ts';
import { leaveWordMost } from './cart.rules.ts';
import { Pieces } from './pieces.rules.ts';

/** A cart holds no more lines. */
export const mostLines = 500;

/** Lines that lie in no cart; each spec once. */
export const linesOf = <Num extends z.ZodType<number>>(num: Num) =>
  z
    .array(z.strictObject({ specId: Id, num }))
    .min(1)
    .max(mostLines)
    .refine((lines) => new Set(lines.map(({ specId }) => specId)).size === lines.length);
export const KeptLines = linesOf(Pieces);

/** Stores that one submission may hold: a cart holds no more. */
const mostStores = 100;

export const SubmitOrder = z.strictObject({
  addressId: z.string({ error: 'cart.no_address' }).regex(/^[1-9]\d{0,17}$/, { error: 'cart.no_address' }),
  /** Only stores of which something is to be said; a store that is not named gets neither a word nor a coupon, and issues no invoice. */
  stores: z
    .array(
      z.strictObject({
        storeId: Id,
        leaveWord: text(leaveWordMost).default(''),
        couponId: Id.nullish(),
        /** Each store issues its own; none where nothing is said. */
        invoice: z.strictObject({ titleId: Id, type: z.enum(invoiceTypes) }).nullish(),
      }),
    )
    .max(mostStores)
    .default([]),
  payMode: z.enum(payModes),
  deliveryTime: z.enum(deliveryTimes).default('any'),
  usePoints: z.number().int().min(0).max(99_999_999_999).default(0),
  submitToken: z.uuid(),
  /** What the buyer saw; another total is not ordered but told. */
  totalPrice: Money,
  /** Whose budget it takes; single lines can go to another, or to none. */
  projectId: Id.nullish(),
  lineProjects: z.array(LineProject).max(mostLines).default([]),
  /** Which of the approval processes that fit equally well; without one the first. */
  processId: Id.optional(),
  /** What the buyer says to those who approve. */
  requestWord: text(wordMost).default(''),
  /** One spec, past the cart; in a group buy of it. */
  buyNow: z.strictObject({ specId: Id, num: Pieces, groupId: Id.optional() }).optional(),
});
export type SubmitOrder = z.infer<typeof SubmitOrder>;
