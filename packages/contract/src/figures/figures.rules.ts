import * as z from 'zod';
import { Id } from '../kernel/fields.ts';
import { Day } from '../kernel/span.ts';

/** Farther back nothing is compared, and a year of days is all that a chart can show. */
export const mostFigureDays = 366;

export const wordMost = 40;

const dayMs = 86_400_000;
/** How many days a span has, both ends included. */
export const daysIn = ({ from, to }: { from: string; to: string }): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** The days that figures are of. */
export const figureSpan = { from: Day, to: Day };
type Span = { from: string; to: string };
export const isFigureSpan = (span: Span): boolean => daysIn(span) >= 1 && daysIn(span) <= mostFigureDays;

export const FigureSpan = z.strictObject(figureSpan).refine(isFigureSpan, { path: ['to'] });
export type FigureSpan = z.infer<typeof FigureSpan>;

/** `classId`: only goods of this class, of the first or the second level. */
export const figureFilter = { ...figureSpan, classId: Id.optional() };
export const FigureFilter = z.strictObject(figureFilter).refine(isFigureSpan, { path: ['to'] });
export type FigureFilter = z.infer<typeof FigureFilter>;

export const goodsOrders = ['amount', 'num', 'visitors', 'refunded'] as const;
export type GoodsOrder = (typeof goodsOrders)[number];
