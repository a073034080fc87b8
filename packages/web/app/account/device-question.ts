import { accountApi } from '@mall/contract/account/account.api.ts';
import { ask } from '../kernel/page-queries.ts';

export const deviceQuestion = ask(accountApi.devices, {}, { staleMs: 0 });
