import { storesApi } from '@mall/contract/store/stores.api.ts';

/** What may be other after a store was frozen or let sell again. */
export const storesReads = [storesApi.page, storesApi.detail];
