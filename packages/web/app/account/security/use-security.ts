import { type Security, securityApi } from '@mall/contract/account/security.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { type Detail, useDetail } from '@mall/kit/detail/use-detail.ts';

/** How safe the account is. `everyMs`: looks again, for somebody who confirms in another window. */
export const useSecurity = (everyMs?: number): Detail<Security> =>
  useDetail(ask(securityApi.state, {}, { staleMs: 0 }), everyMs === undefined ? {} : { everyMs });
