import { type Words, words } from '../kernel/language.ts';
import type { AuditKind } from './audit.rules.ts';

export type Event = {
  readonly kind: AuditKind;
  readonly words: Words;
  /** What its number is the number of, where it keeps no name. */
  readonly of?: 'member' | 'department';
  /** What its before and after are, where they are one value. */
  readonly field?: string;
};
export const event = (kind: AuditKind, ...six: Parameters<typeof words>): Event => ({ kind, words: words(...six) });
