import { CallError } from '@mall/client/call-error.ts';
import type { Failure } from '@mall/contract/kernel/errors.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { type FocusEvent, useState } from 'react';

type Values = Readonly<Record<string, string>>;
type Codes = Readonly<Record<string, string>>;
type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
/** The rules of a form, as the contract writes them. */
type Rules = {
  readonly safeParse: (
    values: unknown,
  ) => { readonly success: true } | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
};

/** The first code of each field that its rules object to. */
export const codesOf = (schema: Rules, values: unknown): Codes => {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const codes: Record<string, string> = {};
  for (const issue of result.error.issues) codes[String(issue.path[0] ?? 'root')] ??= issue.message;
  return codes;
};

export type CheckedForm<V extends Values> = {
  readonly values: V;
  readonly put: (changes: Partial<V>) => void;
  readonly blurred: (name: keyof V & string) => (event: FocusEvent) => void;
  /** What is wrong with a field, in the reader's words. */
  readonly messageOf: (name: string) => string | undefined;
  /** Checks all, puts the first fault into focus, and says whether there is none. */
  readonly check: (form: HTMLFormElement) => boolean;
  readonly refuse: (error: unknown) => void;
};

/**
 * Text fields that are checked when they are left, and from then on while they are mended, by the same rules as the server's. What was typed
 * stays whatever comes of it. `shape` makes of the texts what the rules look at.
 */
export const useCheckedForm = <V extends Values>(
  first: V,
  schema: Rules,
  failures: Readonly<Record<string, Failure>>,
  shape: (values: V) => unknown = (values) => values,
): CheckedForm<V> => {
  const language = useLanguage();
  const [values, setValues] = useState(first);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<{ field: string; message: string }>();
  const codes = codesOf(schema, shape(values));
  const wordsOf = (code: string | undefined) => (code === undefined ? undefined : (failures[code]?.words[language] ?? code));
  return {
    values,
    put: (changes) => {
      setValues((before) => ({ ...before, ...changes }));
      setRefused(undefined);
    },
    // A fault that appears while a button is pressed moves the button away; the press itself checks everything.
    blurred: (name) => (event) => {
      if ((event.relatedTarget as Element | null)?.closest('button, a')) return;
      setTouched((before) => new Set(before).add(name));
    },
    messageOf: (name) => (refused?.field === name ? refused.message : touched.has(name) ? wordsOf(codes[name]) : undefined),
    check: (form) => {
      setTouched(new Set(Object.keys(codes)));
      const wrong = Object.keys(values).find((name) => codes[name] !== undefined);
      if (wrong !== undefined) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return Object.keys(codes).length === 0;
    },
    refuse: (error) => {
      if (!(error instanceof CallError)) return;
      const field = Object.keys(codesOf(schema, {})).find((name) => codesOf(schema, {})[name] === error.errorCode) ?? 'root';
      setRefused({ field, message: error.msg });
    },
  };
};
