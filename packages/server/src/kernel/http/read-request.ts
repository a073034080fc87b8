import { isErrorCode } from '@mall/contract/errors.ts';
import { type AnyCall, pathNames } from '@mall/contract/kernel/call.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { decodeText } from '@mall/contract/wire/base64-text.ts';
import type * as z from 'zod';
import { type Refusal, refuse } from '../refusal.ts';

type Plain = Record<string, unknown>;

/** Fields that speak to the call layer alone. */
const wireFields = ['magicaValue', 'noPopupMessage', '_t'];

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<PropertyKey, unknown> | null | undefined)?.[name], given);

/** Nothing where something must stand: not sent at all, or sent empty. */
const isMissing = (issue: z.core.$ZodIssue, given: Plain): boolean => {
  const value = valueAt(given, issue.path);
  return value === undefined || value === null || (issue.code === 'too_small' && typeof value === 'string' && value.trim() === '');
};

/** What is said of the first fault. A code inside the schema names its own words; the rest is missing, too long or plainly wrong. */
const refusalOf = (issue: z.core.$ZodIssue | undefined, given: Plain): Refusal => {
  if (issue === undefined) return refuse('kernel.bad_input', { field: '' });
  if (isErrorCode(issue.message)) return refuse(issue.message, { field: String(issue.path.at(-1) ?? '') });
  if (issue.code === 'unrecognized_keys') return refuse('kernel.unknown_field', { field: (issue.keys[0] ?? '').slice(0, 40) });
  if (issue.path.length > 0 && isMissing(issue, given)) return refuse('kernel.required');
  if (issue.code === 'too_big' && issue.origin === 'string') return refuse('kernel.too_long', { most: Number(issue.maximum) });
  return refuse('kernel.bad_input', { field: issue.path.join('.').slice(0, 80) });
};

/** Refuses what the call does not ask for; a code inside a schema names its own words. */
const parse = (schema: z.ZodType | undefined, given: Plain): unknown => {
  if (!schema) {
    const [extra] = Object.keys(given);
    if (extra !== undefined) throw refuse('kernel.unknown_field', { field: extra.slice(0, 40) });
    return undefined;
  }
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw refusalOf(result.error.issues[0], given);
};

const withoutWireFields = (given: Plain): Plain => {
  const kept = { ...given };
  for (const field of wireFields) delete kept[field];
  return kept;
};

const mostParameters = 200;

/** Empty strings of a query mean "not given". */
export const readQuery = (call: AnyCall, given: Plain): unknown => {
  const entries = Object.entries(given);
  if (entries.length > mostParameters) throw refuse('kernel.malformed');
  return parse(call.query, withoutWireFields(Object.fromEntries(entries.filter(([, value]) => value !== ''))));
};

export const readBody = (call: AnyCall, given: unknown): unknown => {
  const body = given ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) throw refuse('kernel.bad_input', { field: '' });
  const plain = withoutWireFields(body as Plain);
  for (const field of call.encoded) {
    const value = plain[field];
    if (value === undefined) continue;
    const decoded = typeof value === 'string' ? decodeText(value) : undefined;
    if (decoded === undefined) throw refuse('kernel.bad_input', { field });
    plain[field] = decoded;
  }
  return parse(call.body, plain);
};

/** A part of the path that is no id answers like an id that does not exist. */
export const readParams = (call: AnyCall, given: Readonly<Record<string, string>>): Record<string, string> => {
  const params: Record<string, string> = {};
  for (const name of pathNames(call.path)) {
    const value = given[name] ?? '';
    if (/id$/i.test(name) ? !Id.safeParse(value).success : !/^[\w.@-]{1,64}$/.test(value)) throw refuse('kernel.not_found');
    params[name] = value;
  }
  return params;
};
