import { wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import { fourEyesFen } from '../account/four-eyes.ts';
import { requireFactor } from '../account/require-factor.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { confirmWrong } from './confirm-wrong.ts';
import { proposeWrong } from './propose-wrong.ts';
import { returnWrong } from './return-wrong.ts';
import { listWrong, requireWrongCase } from './wrong.queries.ts';
import { wrongSheet } from './wrong-sheet.ts';

export const wrongOperationsRoutes = (app: App, house: House): void => {
  const { db } = house;
  // Asked anew each time: it is a setting.
  const limitFen = () => fourEyesFen(house.config);
  route(app, wrongPaymentApi.page, ({ side, query }) => listWrong(db, side, query, limitFen()));
  route(app, wrongPaymentApi.export, ({ side, body, language }) => wrongSheet.ask(db, side, body, language));
  route(app, wrongPaymentApi.detail, ({ side, params }) => requireWrongCase(db, side, params.id, limitFen()));
  route(app, wrongPaymentApi.propose, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => proposeWrong(tx, side, params.id, body));
    return null;
  });
  route(app, wrongPaymentApi.confirm, async ({ side, params, body, ...visitor }) => {
    await requireFactor(house, { ...visitor, actor: side }, side, body.code);
    await inTransaction(db, (tx) => confirmWrong(tx, side, params.id, body.proposal, limitFen()));
    return null;
  });
  route(app, wrongPaymentApi.return, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => returnWrong(tx, side, params.id, body));
    return null;
  });
};
