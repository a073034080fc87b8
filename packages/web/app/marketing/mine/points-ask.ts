import { pointApi } from '@mall/contract/marketing/point.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';

/** What the member has in points now. */
export const pointsAsk = ask(pointApi.detail, {}, { staleMs: 0 });

/** What gives points and what they are worth. */
export const pointRulesAsk = ask(pointApi.rules, {}, { staleMs: 0 });
