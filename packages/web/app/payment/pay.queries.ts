import { payApi } from '@mall/contract/payment/payment.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';

export const cashierQuestion = (paySn: string) => ask(payApi.cashier, { query: { paySn } }, { staleMs: 0 });
export const typesQuestion = (paySn: string) => ask(payApi.types, { query: { paySn } }, { staleMs: 0 });
