import { listApi } from '@mall/contract/procurement/list.api.ts';
import { standingApi } from '@mall/contract/procurement/standing.api.ts';

/** The reads that a change of a list makes old; what is ordered by the calendar costs what its list does. */
export const listReads = [listApi.page, listApi.detail, standingApi.page] as const;
