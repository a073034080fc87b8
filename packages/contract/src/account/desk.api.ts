import * as z from 'zod';
import { counter } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id } from '../kernel/fields.ts';

/** Where somebody behind the counter works, and what waits for him there. */
export const Desk = z.strictObject({
  /** Empty for whoever has no store: the mall's own people, and who is still registering one. */
  storeId: Id.nullable(),
  storeName: z.string(),
  roles: z.array(z.string()),
  /** By the screen that shows it; what this person may not see is not counted for him. */
  waiting: z.array(z.strictObject({ screen: z.string(), count: z.number().int() })),
});
export type Desk = z.infer<typeof Desk>;

export const deskApi = {
  desk: call({
    verb: 'GET',
    path: '/counter/desk',
    access: counter,
    summary: 'Where somebody of a store or of the mall works, and how much waits for him on which screen',
    data: Desk,
  }),
};
