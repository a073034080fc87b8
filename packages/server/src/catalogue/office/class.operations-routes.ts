import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { readEffects } from './class-effects.ts';
import { listClassGoods, listOfficeAttributes, listPublications, readOfficeTree } from './class-office.queries.ts';
import { moveClassGoods } from './move-class-goods.ts';
import { publishClasses } from './publish-classes.ts';
import { undoPublications } from './undo-publications.ts';

export const classOperationsRoutes = (app: App, { db }: House): void => {
  route(app, classOfficeApi.tree, () => readOfficeTree(db));
  route(app, classOfficeApi.attributes, ({ params }) => listOfficeAttributes(db, params.id));
  route(app, classOfficeApi.goods, ({ params, query }) => listClassGoods(db, params.id, query));
  route(app, classOfficeApi.effects, ({ body }) => readEffects(db, body.changes));
  route(app, classOfficeApi.publish, ({ side, body }) => inTransaction(db, (tx) => publishClasses(tx, side, body)));
  route(app, classOfficeApi.undo, ({ side, body }) => inTransaction(db, (tx) => undoPublications(tx, side, body)));
  route(app, classOfficeApi.moveGoods, ({ params, body }) =>
    inTransaction(db, (tx) => moveClassGoods(tx, { classId: params.id, intoId: body.intoId, goodsIds: body.goodsIds })),
  );
  route(app, classOfficeApi.history, ({ query }) => listPublications(db, query));
};
