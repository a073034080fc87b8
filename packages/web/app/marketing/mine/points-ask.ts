import { pointApi } from '@mall/contract/marketing/point.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';

/** What the member has in points now. */
export const pointsAsk = ask(pointApi.detail, {}, { staleMs: 0 });
