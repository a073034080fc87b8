import { accountApi } from '@mall/contract/account/account.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';

export const deviceQuestion = ask(accountApi.devices, {}, { staleMs: 0 });
