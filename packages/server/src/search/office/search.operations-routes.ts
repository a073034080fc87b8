import { searchOfficeApi } from '@mall/contract/search/search-office.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import type { Search } from '../open-search.ts';
import { removeWord } from './remove-word.ts';
import { savePlateRule } from './save-plate-rule.ts';
import { saveSynonym } from './save-synonym.ts';
import { tryQuery } from './try-query.ts';
import { listPlateRules, listSynonyms } from './words.queries.ts';

export const searchOperationsRoutes = (app: App, { db }: House, search: Search): void => {
  route(app, searchOfficeApi.synonyms, ({ query }) => listSynonyms(db, query));
  route(app, searchOfficeApi.addSynonym, ({ side, body }) => inTransaction(db, (tx) => saveSynonym(tx, side, body)));
  route(app, searchOfficeApi.saveSynonym, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => saveSynonym(tx, side, { ...body, id: params.id }));
    return null;
  });
  route(app, searchOfficeApi.removeSynonym, ({ params }) => inTransaction(db, (tx) => removeWord(tx, 'search_synonym', params.id)));
  route(app, searchOfficeApi.plates, ({ query }) => listPlateRules(db, query));
  route(app, searchOfficeApi.addPlate, ({ side, body }) => inTransaction(db, (tx) => savePlateRule(tx, side, body)));
  route(app, searchOfficeApi.savePlate, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => savePlateRule(tx, side, { ...body, id: params.id }));
    return null;
  });
  route(app, searchOfficeApi.removePlate, ({ params }) => inTransaction(db, (tx) => removeWord(tx, 'plate_rule', params.id)));
  route(app, searchOfficeApi.trial, async ({ query, language }) => tryQuery(db, await search.engine(), query, language));
};
