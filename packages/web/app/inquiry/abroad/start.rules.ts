import { deadlineLeastHours, deadlineMostDays } from '@mall/contract/inquiry/inquiry.rules.ts';
import { inquiryFailures } from '@mall/contract/inquiry/inquiry-failures.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { draftFrom, faultsOf } from '../form/inquiry-draft.rules.ts';

const paths = { name: 'lines.0.name', num: 'lines.0.num', budget: 'budget', country: 'country', deadline: 'deadline' } as const;
export type StartField = keyof typeof paths;
type Start = Readonly<Record<StartField, string>>;
const hour = 3_600_000;

/** What is wrong with the beginning of an inquiry, by the rule of the form that it leads to. Whether a deadline is too near or too far the server says in the end; this spares the way there. */
const codesOf = (typed: Start, now: number): Map<string, string> => {
  const draft = draftFrom(new URLSearchParams(typed));
  const codes = new Map(faultsOf(draft).map(({ path, code }) => [path, code]));
  const left = Date.parse(`${draft.deadline.replace(' ', 'T')}:00+08:00`) - now;
  if (left < deadlineLeastHours * hour) codes.set('deadline', 'inquiry.deadline_soon');
  if (left > deadlineMostDays * 24 * hour) codes.set('deadline', 'inquiry.deadline_far');
  return codes;
};

/** The same in the reader's language, by field. */
export const startFaults = (typed: Start, language: Language, now: number): Partial<Record<StartField, string>> => {
  const codes = codesOf(typed, now);
  const said = Object.entries(paths).map(([field, path]) => [field, inquiryFailures[codes.get(path) ?? '']?.words[language]] as const);
  return Object.fromEntries(said.filter(([, words]) => words !== undefined));
};
