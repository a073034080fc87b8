import * as z from 'zod';
import { chosenId, nameText, text } from '../kernel/fields.ts';
import { fromYuan, largestAmount, moneyLike } from '../kernel/money.ts';

const activityNameMost = 30;
export const activityNameAbroadMost = 60;

/** A point in time as a form sends it, kept as UTC: the database knows fewer offsets and decimals than the standard. */
export const Instant = z.iso
  .datetime({ offset: true, error: 'marketing.time_wrong' })
  .refine((time) => time >= '2000' && time < '2100' && !Number.isNaN(Date.parse(time)), { error: 'marketing.time_wrong', abort: true })
  .overwrite((time) => new Date(time).toISOString());

/** Whatever is no amount, a field left empty among it, is told in the words of its rule. */
const amountFrom = (least: number) =>
  z
    .string({ error: 'marketing.price_wrong' })
    .regex(moneyLike, { error: 'marketing.price_wrong', abort: true })
    .refine((amount) => fromYuan(amount) >= least && fromYuan(amount) <= largestAmount, { error: 'marketing.price_wrong' });
export const Amount = amountFrom(1);
export const Threshold = amountFrom(0);

export const DealSpec = chosenId('marketing.goods_missing');

/** A whole number of a field; whatever is none has the same words as one out of its bounds. */
export const wholeFrom = (least: number, most: number, error: string) => z.int({ error }).min(least, { error }).max(most, { error });
/** Pieces that one may buy; 0: as many as he likes. */
export const Restriction = wholeFrom(0, 200, 'marketing.restriction_wrong');

export const named = {
  name: nameText(activityNameMost, 'marketing.name_missing'),
  /** What readers of other languages see; empty: the Chinese name. Left out of a change, it stays as long as the Chinese one does. */
  enName: text(activityNameAbroadMost).optional(),
};

export const begun = {
  ...named,
  startsAt: Instant,
  endsAt: Instant,
  /** What it may cost in discounts; null: nobody said. */
  budget: Amount.nullable().default(null),
};
export const inOrder = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): boolean => Date.parse(startsAt) < Date.parse(endsAt);
export const inOrderWords = { error: 'marketing.times_wrong', path: ['endsAt'] };
