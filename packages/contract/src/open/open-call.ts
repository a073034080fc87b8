import * as z from 'zod';
import type { AnyCall } from '../kernel/call.ts';
import type { OpenScope } from './open.rules.ts';

/** One call of the open interface. It is answered by calls of the mall, whose rights, reach and rules hold for it, too. */
export type OpenCall = {
  readonly verb: 'GET' | 'POST';
  /** Behind `openBase`. */
  readonly path: string;
  readonly scope: OpenScope;
  readonly summary: string;
  /** The calls of the mall that answer it: what they ask for, its key must be allowed. */
  readonly by: readonly AnyCall[];
  readonly query?: z.ZodObject | undefined;
  readonly body?: z.ZodType | undefined;
  /** What is not named here is left out of the answer. */
  readonly data: z.ZodType;
  /** It changes something, and the same Idempotency-Key answers with the first result. */
  readonly idempotent?: boolean | undefined;
};

export const openCall = <const C extends OpenCall>(given: C): C => given;

const limit = (usual: number, most: number) => z.coerce.number().int().min(1).max(most).default(usual);

/** How a list is read on: `next` of an answer is the `cursor` of the following question. */
export const byCursor = (usual: number, most: number) => ({
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,200}$/)
    .optional(),
  limit: limit(usual, most),
});

export const cursorPage = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), total: z.number().int(), next: z.string().nullable() });
