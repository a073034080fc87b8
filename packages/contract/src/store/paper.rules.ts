import * as z from 'zod';
import { reasonText, text } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';
import { ApplicationFields } from './application.rules.ts';
import { qualificationKinds, qualificationWords } from './qualification-kinds.ts';

/** The papers of a store that is open: its licence, and those of its trade. */
export const paperKinds = ['licence', ...qualificationKinds] as const;
export type PaperKind = (typeof paperKinds)[number];

export const paperWords: Readonly<Record<PaperKind, Words>> = {
  licence: words(
    '营业执照',
    'Business licence',
    'Licence commerciale',
    'Licencia comercial',
    'Licença comercial',
    'Свидетельство о регистрации',
  ),
  ...qualificationWords,
};

/** So many days before its end a store is warned, each time once. */
export const paperWarnings = [60, 30, 7] as const;

/** How a paper stands on a day: it holds, ends soon, or has run out. One without an end holds. */
export const paperStandings = ['valid', 'ending', 'expired'] as const;
export type PaperStanding = (typeof paperStandings)[number];

/** What a store hands in to renew one. */
export const PaperFields = ApplicationFields.shape.qualifications.unwrap().omit({ kind: true });
export type PaperFields = z.infer<typeof PaperFields>;

export const GiveBackPaper = z.strictObject({ reason: reasonText('store.reason_required') });
export const PaperFilter = z.strictObject({
  /** What waits for the mall, or how it stands. */
  state: z.enum(['waiting', ...paperStandings]).optional(),
  kind: z.enum(paperKinds).optional(),
  /** In the name of the store, its company or the paper. */
  word: text(40).optional(),
});
export type PaperFilter = z.infer<typeof PaperFilter>;
