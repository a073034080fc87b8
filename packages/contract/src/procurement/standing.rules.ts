import * as z from 'zod';
import { Id, nameText } from '../kernel/fields.ts';
import { payModes } from '../order/order.machine.ts';

/** Codes of these rules are keys of `standing.errors.ts`. */
export const periods = ['weekly', 'monthly', 'quarterly'] as const;
export type Period = (typeof periods)[number];

/** What one member can have run by itself. */
export const standingMost = 50;

/** The last day that every month has. */
const lastDay = 28;
export const daysOf: Readonly<Record<Period, number>> = { weekly: 7, monthly: lastDay, quarterly: lastDay };

const dayMs = 24 * 60 * 60 * 1000;
const asDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first day of its calendar after this one ('2026-11-16'). A week begins on Monday; a quarter's day is of its first month. */
export const nextRun = (period: Period, day: number, after: string): string => {
  const at = Date.parse(`${after}T00:00:00Z`);
  if (period === 'weekly') {
    const weekday = new Date(at).getUTCDay() || 7;
    return asDay(at + (((day - weekday + 6) % 7) + 1) * dayMs);
  }
  const months = period === 'monthly' ? 1 : 3;
  const year = Number(after.slice(0, 4));
  const month = Number(after.slice(5, 7)) - 1;
  const first = month - (month % months);
  const own = Date.UTC(year, first, day);
  return asDay(own > at ? own : Date.UTC(year, first + months, day));
};

const fields = {
  name: nameText(60, 'standing.name_missing', 'standing.name_long'),
  /** Whose lines it orders, as they stand on the day. */
  listId: z.string({ error: 'standing.list_missing' }).regex(/^[1-9]\d{0,17}$/, { error: 'standing.list_missing' }),
  period: z.enum(periods),
  day: z.number().int().min(1).max(lastDay),
  addressId: z.string({ error: 'cart.no_address' }).regex(/^[1-9]\d{0,17}$/, { error: 'cart.no_address' }),
  payMode: z.enum(payModes),
  projectId: Id.nullable(),
};
const dayFits = ({ period, day }: { period: Period; day: number }) => day <= daysOf[period];
const dayWrong = { error: 'standing.day_wrong', path: ['day'] };

export const AddStanding = z.strictObject(fields).refine(dayFits, dayWrong);
export type AddStanding = z.infer<typeof AddStanding>;
export const EditStanding = z.strictObject({ id: Id, ...fields }).refine(dayFits, dayWrong);
export type EditStanding = z.infer<typeof EditStanding>;
