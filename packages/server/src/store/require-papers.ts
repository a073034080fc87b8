import type { Language } from '@mall/contract/kernel/language.ts';
import { type ApplicationFields, missingPapers } from '@mall/contract/store/application.rules.ts';
import { qualificationWords } from '@mall/contract/store/qualification-kinds.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { listTermsOf } from './class-term.queries.ts';

const Today = z.strictObject({ day: z.string() });

/** What the form cannot know for sure: that the classes exist and their papers are there, and which day it is. */
export const requirePapers = async (
  tx: Tx,
  { classes, qualifications, licenceUntil }: ApplicationFields,
  language: Language,
): Promise<void> => {
  const terms = await listTermsOf(tx, language, classes);
  if (terms.length !== new Set(classes).size || terms.length !== classes.length) throw refuse('store.class_unknown');
  for (const { name, needs } of terms) {
    const missing = missingPapers(needs, qualifications);
    if (missing.length > 0)
      throw refuse('store.paper_needed', { name, papers: missing.map((kind) => qualificationWords[kind][language]).join('、') });
  }
  const [today] = await readRows(tx, Today)`select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`;
  const isOver = (until: string) => until !== '' && until < (today?.day ?? '');
  if (isOver(licenceUntil)) throw refuse('store.licence_expired');
  const over = qualifications.find(({ validUntil }) => isOver(validUntil));
  if (over) throw refuse('store.paper_expired', { name: qualificationWords[over.kind][language] });
};
