import { pointApi } from '@mall/contract/marketing/point.api.ts';

/** What tells of a member's points: reviews give them, paid texts take them. */
export const pointReads = [pointApi.detail, pointApi.recent, pointApi.page];
