import { closingApi } from '@mall/contract/account/closing.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { askClosing } from './ask-closing.ts';
import { findWaitingClosing, readClosing } from './closing.queries.ts';
import type { ClosingSlots } from './closing-slot.ts';
import { takeBackClosing } from './take-back-closing.ts';

/** `slots`: what somebody has in the rooms to the right of this one. */
export const closingRoutes = (app: App, { db, config }: House, slots: ClosingSlots): void => {
  route(app, closingApi.state, ({ side }) => readClosing(db, side, slots, config.ACCOUNT_CLOSING_DAYS));
  route(app, closingApi.ask, ({ side }) => inTransaction(db, (tx) => askClosing(tx, side, slots, config.ACCOUNT_CLOSING_DAYS)));
  route(app, closingApi.takeBack, ({ side }) => inTransaction(db, (tx) => takeBackClosing(tx, side)));
  route(app, closingApi.waiting, ({ side }) => findWaitingClosing(db, side));
};
