import { storeApi } from '@mall/contract/store/store.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { isId } from '@mall/kit/page/is-id.ts';

/** What a seller publishes is to be seen within seconds. */
const staleMs = 5000;

export const storeInfoAsk = (storeId: string) => ask(storeApi.info, { params: { storeId } }, { staleMs });
export const shelvesAsk = (storeId: string) => ask(storeApi.classes, { query: { storeId } }, { staleMs, fallback: [] });

/** The store that the address names. */
export const namedStore = (search: URLSearchParams): string | undefined => {
  const storeId = search.get('storeId');
  return isId(storeId) ? storeId : undefined;
};

/** What the server says of a store that is not there. */
export const storeMissing = ['store.not_found', 'kernel.bad_input', 'kernel.signs_wrong', 'kernel.required', 'kernel.not_found'] as const;
