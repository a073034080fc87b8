import { typedUnitIn } from '@mall/contract/catalogue/unit.rules.ts';
import { type ErrorCode, failureOf } from '@mall/contract/errors.ts';
import { codeRefused } from '@mall/contract/kernel/errors.ts';
import { fill, type Language } from '@mall/contract/kernel/language.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';

type Values = Readonly<Record<string, string | number>>;

/** An expected failure. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly values: Values;
  readonly data: unknown;

  constructor(code: ErrorCode, values: Values, data: unknown) {
    super(code);
    this.code = code;
    this.values = values;
    this.data = data;
  }
}

export const refuse = (code: ErrorCode, values: Values = {}, data: unknown = null): Refusal => new Refusal(code, values, data);

/** Units are kept in Chinese; a refusal names them as the caller does. */
const unitOf = ({ unit }: Values, language: Language): Values => (typeof unit === 'string' ? { unit: typedUnitIn(unit, language) } : {});

/** The answer in the caller's language. */
export const refusalEnvelope = (refusal: Refusal, language: Language): Envelope => {
  const failure = failureOf(refusal.code);
  return {
    code: failure.code ?? codeRefused,
    msg: fill(failure.words[language], { ...refusal.values, ...unitOf(refusal.values, language) }),
    data: refusal.data,
    errorCode: failure.errorCode ?? refusal.code,
  };
};
