import * as z from 'zod';
import { Pieces } from '../cart/pieces.rules.ts';
import { Id, nameText, text } from '../kernel/fields.ts';

/** Codes of these rules are keys of `list.errors.ts`. */
export const sharings = ['own', 'department', 'company'] as const;

/** What one list, and one member's lists, can hold. */
export const listMost = { lines: 500, lists: 200 } as const;
export const sheetMost = { bytes: 2 * 1024 * 1024, rows: 2000 } as const;

const fields = {
  name: nameText(60, 'list.name_missing', 'list.name_long'),
  note: text(200, 0, 'list.note_long'),
  sharing: z.enum(sharings),
  projectId: Id.nullable(),
};

export const ListLineFields = z.strictObject({
  specId: Id,
  num: Pieces /** Without it the line keeps the remark that it has. */,
  remark: text(100, 0, 'list.remark_long').optional(),
});
export type ListLineFields = z.infer<typeof ListLineFields>;

const lines = z.array(ListLineFields).max(listMost.lines, { error: 'list.lines_many' });
export const SomeLines = z.strictObject({ lines: lines.min(1) });

export const AddList = z.strictObject({ ...fields, lines: lines.default([]) });
export type AddList = z.infer<typeof AddList>;

export const EditList = z.strictObject({ id: Id, ...fields });
export type EditList = z.infer<typeof EditList>;

export const someSpecs = z.array(Id).min(1).max(listMost.lines);
