import { rights } from '@mall/contract/account/rights.ts';
import type { ErrorCode } from '@mall/contract/errors.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { Refusal } from './refusal.ts';

/** Somebody reached for what is not his, or not there: both get the same answer. Who looks after attacks finds it in the audit. */
export type Denial = {
  readonly call: string;
  readonly code: ErrorCode;
  /** The right that the call asks for, which names its screen in every language. */
  readonly right?: string;
  /** The numbers that were asked for, by where they stood. */
  readonly asked: Readonly<Record<string, string>>;
};
export type NoteDenial = (denial: Denial, from: { memberId: Id | undefined; address: string; device: string }) => Promise<void>;

const codes = new Set<ErrorCode>([
  'kernel.not_found',
  'kernel.no_permission',
  'kernel.no_permission_store',
  'kernel.no_permission_mall',
  'kernel.other_audience',
  'kernel.buyers_only',
  'role.standard',
  'role.own',
  'role.beyond',
  ...Object.values(rights).flatMap(({ refusal, individual }) => [refusal ?? [], individual ?? []].flat()),
]);

const mostAsked = 20;
const isNumberName = /(^id|^ids|Id|Ids|Sn|replaces)$/;
const isNumber = /^[\w,-]{1,64}$/;

/** A list of what can be a number, as one text; an object in it may have no text, or one of its own. */
const textOf = (value: unknown): unknown =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number') ? value.join() : value;

/** Nothing but numbers is kept: what else a body holds may be a password. */
const numbersIn = (given: unknown, path: string): [string, string][] => {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]): [string, string][] => {
    const at = path === '' ? name : `${path}.${name}`;
    const text = textOf(value);
    if (isNumberName.test(name) && typeof text === 'string' && isNumber.test(text)) return [[at, text]];
    return path.split('.').length > 3 ? [] : numbersIn(value, at);
  });
};

/** What is to be written down of a failed call, if it is a denial. What anybody may ask for denies nobody. */
export const denialOf = (
  { verb, path, access }: Pick<AnyCall, 'verb' | 'path' | 'access'>,
  given: { params: unknown; query: unknown; body: unknown },
  error: unknown,
): Denial | undefined => {
  if (access.who === 'anyone' || !(error instanceof Refusal) || !codes.has(error.code)) return undefined;
  const asked = [given.params, given.query, given.body].flatMap((part) => numbersIn(part, '')).slice(0, mostAsked);
  const right = 'may' in access && access.may !== undefined ? { right: access.may as string } : {};
  return { call: `${verb} ${path}`, code: error.code, ...right, asked: Object.fromEntries(asked) };
};
