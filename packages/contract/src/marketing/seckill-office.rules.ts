import * as z from 'zod';
import { chosenId, Id, reasonText } from '../kernel/fields.ts';
import { paging } from '../kernel/paging.ts';
import { Amount, Instant, inOrder, inOrderWords, named } from './activity-fields.rules.ts';
import { DealGoods } from './activity-office.rules.ts';
import { applicationStates } from './seckill-application.machine.ts';

/** Days that a time line shows. */
export const timelineDays = 4;
/** A session is no longer than a day. */
const sessionHoursMost = 24;

const day = z.iso.date().refine((one) => one >= '1970' && one < '2100');
export const TimelineQuery = z.strictObject({ day: day.optional() });

const hourMs = 3_600_000;
export const SessionInput = z
  .strictObject({
    ...named,
    startsAt: Instant,
    endsAt: Instant,
    /** What it may cost in discounts; null: nobody said. Left out, it stays as it is. */
    budget: Amount.nullable().optional(),
  })
  .refine(inOrder, inOrderWords)
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= sessionHoursMost * hourMs, {
    error: 'marketing.session_long',
    path: ['endsAt'],
  });
export type SessionInput = z.infer<typeof SessionInput>;

/** The first of the days that are filled from those a week before. */
export const CopyWeek = z.strictObject({ day });
export type CopyWeek = z.infer<typeof CopyWeek>;

export const SessionGoodsInput = DealGoods;
export const RemoveGoods = z.strictObject({ specId: Id });
export const EndSession = z.strictObject({ reason: reasonText('marketing.reason_missing') });
export type EndSession = z.infer<typeof EndSession>;

export const ApplyInput = z.strictObject({ sessionId: chosenId('marketing.session_missing'), ...DealGoods.shape });
export type ApplyInput = z.infer<typeof ApplyInput>;

export const ApplicationQuery = z.strictObject({ state: z.enum(applicationStates).optional(), ...paging(20, 50) });
export type ApplicationQuery = z.infer<typeof ApplicationQuery>;
