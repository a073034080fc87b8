import { deskApi } from '@mall/contract/account/desk.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { requirePost } from './desk.queries.ts';
import { type DeskSlot, readDesk } from './desk.ts';

/** `slots`: what waits in the rooms to the right of this one. */
export const deskRoutes = (app: App, { db }: House, slots: readonly DeskSlot[]): void => {
  route(app, deskApi.desk, async ({ actor, language }) => {
    const post = await requirePost(db, actor, language);
    if (actor.kind === 'operator') return { storeId: null, ...post, waiting: await readDesk(db, actor, slots) };
    const { storeId } = actor;
    // Who is still registering a store has nothing to work at yet.
    return { storeId: storeId ?? null, ...post, waiting: storeId === undefined ? [] : await readDesk(db, { ...actor, storeId }, slots) };
  });
};
