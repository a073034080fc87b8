import * as z from 'zod';
import { fromYuan, largestAmount, Money } from './money.ts';

/** A day of China, as the database knows it: a pattern would let 2026-02-30 and the year 0 through. */
export const Day = z.iso.date().refine((day) => day >= '1970');

/** A list between two days, both included. */
export const daySpan = { from: Day.optional(), to: Day.optional() };

const Amount = Money.refine((amount) => fromYuan(amount) >= 0 && fromYuan(amount) <= largestAmount);

/** A list between two amounts, both included. */
export const amountSpan = { min: Amount.optional(), max: Amount.optional() };

type Ends<Name extends string> = { readonly [N in Name]?: string | undefined };
export type DaySpan = Ends<'from' | 'to'>;
export type AmountSpan = Ends<'min' | 'max'>;
