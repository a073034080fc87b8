import * as z from 'zod';
import { fromYuan, largestAmount, Money } from './money.ts';

/** A day of China, as the database knows it: a pattern would let 2026-02-30 and the year 0 through. */
export const Day = z.iso.date().refine((day) => day >= '1970');

/** 'yyyy-mm-dd hh:mm:ss' that somebody asks for: unlike `TimeText`, whose shape our own answers have, one that the database knows. */
export const Moment = z
  .string()
  .regex(/ (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .refine((time) => Day.safeParse(time.slice(0, -9)).success);

/** A list between two days, both included. */
export const daySpan = { from: Day.optional(), to: Day.optional() };

const Amount = Money.refine((amount) => fromYuan(amount) >= 0 && fromYuan(amount) <= largestAmount);

/** A list between two amounts, both included. */
export const amountSpan = { min: Amount.optional(), max: Amount.optional() };

type Ends<Name extends string> = { readonly [N in Name]?: string | undefined };
export type DaySpan = Ends<'from' | 'to'>;
export type AmountSpan = Ends<'min' | 'max'>;
