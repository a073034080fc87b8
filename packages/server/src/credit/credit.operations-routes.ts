import { creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { sql } from 'drizzle-orm';
import { fourEyesFen } from '../account/four-eyes.ts';
import { requireFactor } from '../account/require-factor.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { byOf } from '../kernel/side.ts';
import { creditAccountsSheet } from './accounts-sheet.ts';
import { approveApplication } from './approve-application.ts';
import { closeCredit } from './close-credit.ts';
import { confirmAct } from './confirm-act.ts';
import { enterAct } from './enter-act.ts';
import { holdCredit } from './hold-credit.ts';
import { listLedger } from './ledger.queries.ts';
import { listAccounts, listApplicationQueue, requireAccount, requireApplication } from './office.queries.ts';
import { rejectApplication } from './reject-application.ts';
import { releaseCredit } from './release-credit.ts';
import { returnAct } from './return-act.ts';

export const creditOperationsRoutes = (app: App, house: House): void => {
  const { db } = house;
  // Asked anew each time: it is a setting.
  const limitFen = () => fourEyesFen(house.config);
  const done = async (work: (tx: Tx) => Promise<void>) => {
    await inTransaction(db, work);
    return null;
  };
  route(app, creditOperationsApi.applications, ({ query }) => listApplicationQueue(db, query));
  route(app, creditOperationsApi.application, ({ side, params }) => requireApplication(db, side, params.id, limitFen()));
  route(app, creditOperationsApi.approve, ({ side, params, body }) =>
    inTransaction(db, (tx) => approveApplication(tx, side, params.id, body, limitFen())),
  );
  route(app, creditOperationsApi.reject, ({ side, params, body }) => done((tx) => rejectApplication(tx, side, params.id, body.reason)));
  route(app, creditOperationsApi.accounts, ({ query }) => listAccounts(db, query));
  route(app, creditOperationsApi.exportAccounts, ({ side, body, language }) => creditAccountsSheet.ask(db, side, body, language));
  route(app, creditOperationsApi.account, ({ side, params }) => requireAccount(db, side, params.id, limitFen()));
  route(app, creditOperationsApi.log, ({ params, query: { page, limit, ...filter } }) =>
    listLedger(db, { where: sql`l.account_id = ${params.id}`, filter, names: 'all', page, limit }),
  );
  route(app, creditOperationsApi.adjust, ({ side, params, body }) =>
    inTransaction(db, (tx) => enterAct(tx, side, { kind: 'adjust', accountId: params.id, limitFen: limitFen(), ...body })),
  );
  route(app, creditOperationsApi.repay, ({ side, params, body }) =>
    inTransaction(db, (tx) => enterAct(tx, side, { kind: 'repay', accountId: params.id, limitFen: limitFen(), ...body })),
  );
  route(app, creditOperationsApi.writeOff, ({ side, params, body }) =>
    inTransaction(db, (tx) => enterAct(tx, side, { kind: 'write_off', accountId: params.id, limitFen: limitFen(), ...body })),
  );
  route(app, creditOperationsApi.confirm, async ({ side, params, body, ...visitor }) => {
    await requireFactor(house, { ...visitor, actor: side }, side, body.code);
    return done((tx) => confirmAct(tx, side, params.id, limitFen()));
  });
  route(app, creditOperationsApi.return, ({ side, params, body }) => done((tx) => returnAct(tx, side, params.id, body.reason)));
  route(app, creditOperationsApi.hold, ({ side, params, body }) =>
    done((tx) => holdCredit(tx, byOf(side), params.id, { kind: 'platform', ...body })),
  );
  route(app, creditOperationsApi.release, ({ side, params, body }) => done((tx) => releaseCredit(tx, side, params.id, body.reason)));
  route(app, creditOperationsApi.close, ({ side, params, body }) => done((tx) => closeCredit(tx, side, params.id, body.reason)));
};
