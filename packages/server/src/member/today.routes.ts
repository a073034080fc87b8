import { todayApi } from '@mall/contract/member/today.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { requirePerson } from './today.queries.ts';
import { readWaiting, type WaitingSlot } from './waiting.ts';

/** `slots`: what waits in the rooms to the right of this one. */
export const todayRoutes = (app: App, { db }: House, slots: readonly WaitingSlot[]): void => {
  route(app, todayApi.today, async ({ side, query, language }) => {
    const [person, waiting] = await Promise.all([requirePerson(db, side, language), readWaiting(db, side, slots, query.all === '1')]);
    return { person, waiting };
  });
};
