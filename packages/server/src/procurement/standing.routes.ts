import { standingApi } from '@mall/contract/procurement/standing.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { addStanding } from './add-standing.ts';
import { editStanding } from './edit-standing.ts';
import { endStanding } from './end-standing.ts';
import { pauseStanding } from './pause-standing.ts';
import { resumeStanding } from './resume-standing.ts';
import { skipStanding } from './skip-standing.ts';
import { listRuns, listStandings } from './standing.queries.ts';
import { unskipStanding } from './unskip-standing.ts';

export const standingRoutes = (app: App, { db }: House): void => {
  route(app, standingApi.page, ({ side, query, language }) => listStandings(db, side, query, language));
  route(app, standingApi.runs, ({ side, params, query, language }) => listRuns(db, side, params.id, query, language));
  route(app, standingApi.add, ({ side, body }) => inTransaction(db, (tx) => addStanding(tx, side, body)));
  route(app, standingApi.edit, ({ side, body }) => inTransaction(db, (tx) => editStanding(tx, side, body)));
  route(app, standingApi.pause, ({ side, params }) => inTransaction(db, (tx) => pauseStanding(tx, side, params.id)));
  route(app, standingApi.resume, ({ side, params }) => inTransaction(db, (tx) => resumeStanding(tx, side, params.id)));
  route(app, standingApi.skip, ({ side, params, body }) => inTransaction(db, (tx) => skipStanding(tx, side, params.id, body.nextDate)));
  route(app, standingApi.unskip, ({ side, params, body }) =>
    inTransaction(db, (tx) => unskipStanding(tx, side, params.id, body.skippedDate)),
  );
  route(app, standingApi.end, ({ side, params }) => inTransaction(db, (tx) => endStanding(tx, side, params.id)));
};
