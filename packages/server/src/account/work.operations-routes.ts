import { workApi } from '@mall/contract/account/work.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { handOverWork } from './hand-over-work.ts';
import { putBackWork } from './put-back-work.ts';
import { takeNextWork } from './take-next-work.ts';
import { takeOverWork } from './take-over-work.ts';
import { takeWork } from './take-work.ts';
import { listWork, readWorkSummary } from './work.queries.ts';
import { limitsOf, slotsOf, type WorkSlot } from './work.ts';
import { listWorkPeople } from './work-people.queries.ts';
import { workSheet } from './work-sheet.ts';

/** `slots`: the queues of the rooms to the right of this one. */
export const workOperationsRoutes = (app: App, { db, config }: House, slots: readonly WorkSlot[]): void => {
  const book = { slots, limits: config };
  const sheet = workSheet(slots);
  route(app, workApi.page, ({ side, query }) => listWork(db, side, book, query));
  route(app, workApi.export, ({ side, body, language }) =>
    sheet.ask(db, side, { ...body, kinds: slotsOf(side, slots).map(({ kind }) => kind), limits: limitsOf(config) }, language),
  );
  route(app, workApi.summary, ({ side }) => readWorkSummary(db, side, book));
  route(app, workApi.people, async ({ side, language }) => ({ list: await listWorkPeople(db, side, book, language) }));
  route(app, workApi.next, ({ side }) => takeNextWork(db, side, book));
  route(app, workApi.take, ({ side, body }) => inTransaction(db, (tx) => takeWork(tx, side, book, body.items)));
  route(app, workApi.putBack, ({ side, body }) => inTransaction(db, (tx) => putBackWork(tx, side, body.items)));
  route(app, workApi.handOver, ({ side, body }) => inTransaction(db, (tx) => handOverWork(tx, side, book, body)));
  route(app, workApi.takeOver, ({ side, body }) => inTransaction(db, (tx) => takeOverWork(tx, side, book, body)));
};
