import * as z from 'zod';
import { text } from './fields.ts';
import type { Words } from './language.ts';

/** A reason chosen from a list, with `note` to say more; a code that says nothing (`other`) needs one. */
export const codedReason = <const Code extends string>(codes: readonly [Code, ...Code[]], missing: string) =>
  z
    .strictObject({ why: z.enum(codes), note: text(80).default('') })
    .refine(({ why, note }) => why !== 'other' || note !== '', { path: ['note'], error: missing });

/** As the log keeps it. */
export const sayCodedReason = <Code extends string>(
  said: Readonly<Record<Code, Words>>,
  { why, note }: { why: Code; note: string },
): string => [...(why === 'other' ? [] : [said[why].zh]), note].filter(Boolean).join('：');
