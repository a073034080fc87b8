import * as z from 'zod';
import { Id } from '../kernel/fields.ts';

/** Who decides for somebody, and on which days. */
export const Delegation = z.strictObject({
  id: Id,
  toId: Id,
  toName: z.string(),
  from: z.iso.date(),
  until: z.iso.date(),
  reason: z.string(),
  /** It is in force today. */
  active: z.boolean(),
});
export type Delegation = z.infer<typeof Delegation>;
