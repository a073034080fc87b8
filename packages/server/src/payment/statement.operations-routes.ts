import { statementApi } from '@mall/contract/payment/statement.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { differencesSheet } from './differences-sheet.ts';
import { makeLineWrong } from './make-line-wrong.ts';
import { matchLine } from './match-line.ts';
import { noteFee } from './note-fee.ts';
import { readStatementApart } from './read-statement-apart.ts';
import { listCandidates, listLines, listRecords, readStatementDay } from './statement.queries.ts';
import { listStatementFiles } from './statement-files.queries.ts';
import { takeBackStatement } from './take-back-statement.ts';
import { unmatchLine } from './unmatch-line.ts';
import { takeStatement, uploadStatement } from './upload-statement.ts';

export const statementOperationsRoutes = (app: App, { db, config }: House): void => {
  const account = config.PAY_ACCOUNT_NO;
  route(app, statementApi.upload, async ({ side, file }) => {
    const { name, bytes } = await takeStatement(file);
    const read = await readStatementApart(bytes);
    return inTransaction(db, (tx) => uploadStatement(tx, side, { name, ...read }, account));
  });
  route(app, statementApi.files, ({ query }) => listStatementFiles(db, query));
  route(app, statementApi.takeBack, async ({ side, params }) => {
    await inTransaction(db, (tx) => takeBackStatement(tx, side, params.id));
    return null;
  });
  route(app, statementApi.day, ({ query }) => readStatementDay(db, query.day, account));
  route(app, statementApi.lines, ({ query }) => listLines(db, query));
  route(app, statementApi.records, ({ query }) => listRecords(db, query));
  route(app, statementApi.export, ({ side, body, language }) => differencesSheet.ask(db, side, body, language));
  route(app, statementApi.candidates, ({ params }) => listCandidates(db, params.id));
  route(app, statementApi.match, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => matchLine(tx, side, params.id, body));
    return null;
  });
  route(app, statementApi.unmatch, async ({ side, params }) => {
    await inTransaction(db, (tx) => unmatchLine(tx, side, params.id));
    return null;
  });
  route(app, statementApi.fee, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => noteFee(tx, side, params.id, body.note));
    return null;
  });
  route(app, statementApi.wrong, ({ side, params }) => inTransaction(db, (tx) => makeLineWrong(tx, side, params.id)));
};
