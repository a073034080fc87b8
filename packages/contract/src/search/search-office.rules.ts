import * as z from 'zod';
import { Id, nameText, text } from '../kernel/fields.ts';
import { paging } from '../kernel/paging.ts';

/** A word that buyers type, and what the search reads in its place. */
export const SaveSynonym = z.strictObject({
  word: nameText(40, 'search_office.word_required'),
  means: nameText(60, 'search_office.means_required'),
  note: text(100),
});
export type SaveSynonym = z.infer<typeof SaveSynonym>;

/** A plate: signs as they stand, and figures of attributes in braces, `{壳架电流:A}`. */
export const SavePlateRule = z.strictObject({
  pattern: nameText(120, 'search_office.pattern_required').min(3, { error: 'search_office.pattern_wrong' }),
  classId: Id,
  note: text(100),
});
export type SavePlateRule = z.infer<typeof SavePlateRule>;

export const WordsQuery = z.strictObject({ word: text(40).optional(), ...paging(20, 100) });
export const TrialQuery = z.strictObject({ keyword: text(100, 1), classId: Id.optional() });
