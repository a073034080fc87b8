import * as z from 'zod';
import { Id, nameText, text } from '../kernel/fields.ts';
import { fromYuan } from '../kernel/money.ts';

/** Codes of these rules are keys of `project.errors.ts`, so that form and server say the same words. */
/** What a company can have; beyond it nobody finds anything in a list. */
export const projectsMost = 1000;
/** What a budget may hold: a hundred times the largest order. */
const budgetMost = 9_999_999_999_999;

const amount = z
  .string()
  .regex(/^\d{1,11}(\.\d{1,2})?$/, { error: 'project.amount_wrong', abort: true })
  .refine((value) => fromYuan(value) <= budgetMost, { error: 'project.amount_wrong' });

/** A day that the calendar has and SQL reads. */
const day = z.iso.date({ error: 'project.day_wrong' }).refine((value) => value >= '1970', { error: 'project.day_wrong' });

const fields = {
  code: z.string().regex(/^[A-Za-z0-9-]{1,30}$/, { error: 'project.code_wrong' }),
  name: nameText(60, 'project.name_missing', 'project.name_long'),
  startDate: day,
  endDate: day,
  managerId: z.string({ error: 'project.manager_missing' }).regex(/^[1-9]\d{0,17}$/, { error: 'project.manager_missing' }),
  /** Whose it is; nobody's in particular is the whole company's. */
  departmentId: Id.nullable(),
  costCentreId: Id.nullable(),
  /** An order beyond the budget is refused, instead of only told of. */
  strict: z.boolean(),
  /** Whether a store reads the project's name on its orders. */
  shownToSeller: z.boolean(),
};

const daysInOrder = ({ startDate, endDate }: { startDate: string; endDate: string }) => startDate <= endDate;
const daysWrong = { error: 'project.days_wrong', path: ['endDate'] };

export const AddProject = z.strictObject({ ...fields, budget: amount }).refine(daysInOrder, daysWrong);
export type AddProject = z.infer<typeof AddProject>;

export const EditProject = z.strictObject({ id: Id, ...fields }).refine(daysInOrder, daysWrong);
export type EditProject = z.infer<typeof EditProject>;

/** More or less of a budget, and on whose word. */
export const ChangeBudget = z.strictObject({
  direction: z.enum(['more', 'less']),
  amount: amount.refine((value) => fromYuan(value) > 0, { error: 'project.amount_wrong' }),
  reason: text(100, 0, 'kernel.reason_long').min(1, { error: 'project.reason_missing' }),
});
export type ChangeBudget = z.infer<typeof ChangeBudget>;

/** Which project a line of an order goes to, where that is another than the order's. */
export const LineProject = z.strictObject({ specId: Id, projectId: Id.nullable() });
export type LineProject = z.infer<typeof LineProject>;
