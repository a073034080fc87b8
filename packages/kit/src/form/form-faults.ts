import { CallError } from '@mall/client/call-error.ts';
import type { Failure } from '@mall/contract/kernel/errors.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { unsavedWords } from '@mall/contract/wire/call-words.ts';

/** The words of codes: a room's table, or a function where some carry a figure. */
export type Failures = Readonly<Record<string, Failure>> | ((code: string) => string | undefined);

type Fault = { readonly type?: unknown; readonly message?: string | undefined };

/** Of a list, or of a group of fields, what is wrong first within it. */
const firstFault = (fault: object): Fault =>
  'type' in fault && typeof fault.type === 'string'
    ? fault
    : (Object.values(fault).flatMap((one: unknown) => (typeof one === 'object' && one ? [firstFault(one)] : []))[0] ?? fault);

/** A form keeps codes, so that its words follow the language. What the server said is words already; what a rule said without a code is no text for a reader. */
export const faultText = (fault: Fault | undefined, failures: Failures, language: Language, wrong: string): string | undefined => {
  if (fault === undefined) return undefined;
  const { type, message = '' } = firstFault(fault);
  if (type === 'server') return message;
  if (typeof failures === 'function') return failures(message) ?? wrong;
  return Object.hasOwn(failures, message) ? failures[message]?.words[language] : wrong;
};

/** The names of all fields that were found wrong, those of lists by their place: `lines.0.price`. */
export const faultNames = (faults: object, under = ''): string[] =>
  Object.entries(faults).flatMap(([name, fault]: [string, unknown]) => {
    if (typeof fault !== 'object' || fault === null) return [];
    const path = `${under}${name}`;
    return 'type' in fault && typeof fault.type === 'string' ? [path] : [path, ...faultNames(fault, `${path}.`)];
  });

/** Beside which fields a refusal is shown, by the beginning of its code: `{ 'account.mobile': ['mobile'] }`. */
export type Places = Readonly<Record<string, readonly string[]>>;

/** The field of this form that a refusal speaks of; `root` is the form itself. The longest beginning counts. */
export const placeOf = (
  error: unknown,
  fields: readonly string[],
  places: Places,
  language: Language,
): { field: string; message: string } => {
  if (!(error instanceof CallError) || error.kind === 'network') return { field: 'root', message: unsavedWords[language] };
  const starts = Object.keys(places)
    .filter((start) => error.errorCode?.startsWith(start))
    .toSorted((one, other) => other.length - one.length);
  const field = starts.flatMap((start) => places[start] ?? []).find((name) => fields.includes(name));
  return { field: field ?? 'root', message: error.msg };
};
