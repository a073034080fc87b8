import { pictureLeast } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { makePictureSizes } from '../../content/make-picture-sizes.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { takeTurns } from '../../kernel/take-turns.ts';
import { listEditorClasses, requireEditorClass } from './editor.queries.ts';
import { findFaults } from './find-faults.ts';
import { handIn } from './hand-in.ts';
import { requireDraft } from './lock-draft.ts';
import { openDraft } from './open-draft.ts';
import { removeDraft } from './remove-draft.ts';
import { saidFaults } from './said-faults.ts';
import { saveDraft } from './save-draft.ts';
import { compareVersions, listVersions, showDraft } from './version.queries.ts';
import { withdrawVersion } from './withdraw-version.ts';
import { listWork } from './work.queries.ts';

/** A picture unpacked is a hundred times its file. */
const atOnce = 2;
const mostWaiting = 20;

export const versionSellerRoutes = (app: App, house: House): void => {
  const { db } = house;
  const inTurn = takeTurns(atOnce, mostWaiting, { patienceMs: 20_000 });
  route(app, goodsVersionApi.work, ({ side, query }) => listWork(db, side, query));
  route(app, goodsVersionApi.open, ({ side, body }) => inTransaction(db, async (tx) => ({ draftId: await openDraft(tx, side, body) })));
  route(app, goodsVersionApi.draft, ({ side, params }) => showDraft(db, side, params.id));
  route(app, goodsVersionApi.save, ({ side, params, body }) => inTransaction(db, (tx) => saveDraft(tx, side, params.id, body)));
  route(app, goodsVersionApi.check, async ({ side, params, language }) => {
    const { goodsId, revision, fields } = await requireDraft(db, side, params.id);
    return { revision, faults: saidFaults(await findFaults(db, side, goodsId, fields), language) };
  });
  route(app, goodsVersionApi.handIn, ({ side, params, body, language }) =>
    inTransaction(db, (tx) => handIn(tx, side, params.id, body.revision, language)),
  );
  route(app, goodsVersionApi.withdraw, ({ side, params }) =>
    inTransaction(db, async (tx) => ({ draftId: await withdrawVersion(tx, side, params.id) })),
  );
  route(app, goodsVersionApi.remove, async ({ side, params }) => {
    await inTransaction(db, (tx) => removeDraft(tx, side, params.id));
    return null;
  });
  route(app, goodsVersionApi.versions, ({ side, params, query }) => listVersions(db, side, params.id, query));
  route(app, goodsVersionApi.compare, ({ side, query }) => compareVersions(db, side, query));
  route(app, goodsVersionApi.classes, ({ side }) => listEditorClasses(db, side));
  route(app, goodsVersionApi.classParts, ({ params }) => requireEditorClass(db, params.id));
  route(app, goodsVersionApi.picture, ({ side, body }) => inTurn(() => makePictureSizes(house, side, body.url, pictureLeast)));
};
