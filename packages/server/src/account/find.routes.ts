import { findApi } from '@mall/contract/account/find.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { type FindSlot, findThings } from './find.ts';

/** `slots`: what can be found in the rooms to the right of this one. */
export const findRoutes = (app: App, { db }: House, slots: readonly FindSlot[]): void => {
  route(app, findApi.find, ({ actor, query }) => {
    if (actor.kind === 'operator') return findThings(db, actor, query.word, slots);
    const { storeId } = actor;
    return storeId === undefined ? [] : findThings(db, { ...actor, storeId }, query.word, slots);
  });
};
