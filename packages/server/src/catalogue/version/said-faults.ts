import type { GoodsFault } from '@mall/contract/catalogue/goods-version.api.ts';
import { failureOf } from '@mall/contract/errors.ts';
import { fill, type Language } from '@mall/contract/kernel/language.ts';
import type { Fault } from './find-faults.ts';

/** Faults in the words of who reads them. */
export const saidFaults = (faults: readonly Fault[], language: Language): GoodsFault[] =>
  faults.map(({ place, code, values }) => ({ place, code, message: fill(failureOf(code).words[language], values) }));
