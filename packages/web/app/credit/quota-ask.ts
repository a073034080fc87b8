import { creditApi } from '@mall/contract/credit/credit.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';

/** How the company's quota stands. */
export const quotaAsk = ask(creditApi.account, {}, { staleMs: 0 });
/** What may be other after an application. */
export const quotaReads = [creditApi.account, creditApi.applications];
