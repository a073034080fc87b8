import * as z from 'zod';
import { reaches } from '../kernel/access.ts';
import { Id } from '../kernel/fields.ts';

/** Narrows a list to what one colleague did, or a department with those below; spread it into the list's filter. Whoever sees only his own finds no other's. */
export const byWhom = { memberId: Id.optional(), departmentId: Id.optional() };
export type ByWhom = { memberId?: Id | undefined; departmentId?: Id | undefined };

/** Who did it, where more than one's own is shown. */
export const Doer = z.strictObject({ memberId: Id, name: z.string(), departmentName: z.string() });
export type Doer = z.infer<typeof Doer>;

/** How many colleagues a filter offers. */
export const sightMost = 500;

/** Whom a list can be narrowed to: nobody for whoever sees only his own. */
export const Sight = z.strictObject({
  /** How far the reader sees in this list. */
  reach: z.enum(reaches),
  people: z.array(z.strictObject({ memberId: Id, name: z.string(), departmentName: z.string() })),
  /** From the top down, each behind what it is under; `depth` 0 is the top of what is seen. */
  departments: z.array(z.strictObject({ departmentId: Id, name: z.string(), depth: z.number().int() })),
});
export type Sight = z.infer<typeof Sight>;
