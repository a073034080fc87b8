import { freightApi } from '@mall/contract/catalogue/freight.api.ts';

/** What may be other after a template was changed or given to goods. */
export const freightReads = [freightApi.templates, freightApi.goods];
