import { listApi } from '@mall/contract/procurement/list.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';

/** The lists that one may add to: one's own. */
export const myListsAsk = ask(listApi.page, { query: { whose: 'mine', page: 1, limit: 50 } }, { staleMs: 0 });

export const listsPage = '/personalCenterBase/procurementManagement/procurementList';
