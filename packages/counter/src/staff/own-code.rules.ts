import { plainFactorCode } from '@mall/contract/account/counter.rules.ts';

export const ownCodeFault = (code: string) => (plainFactorCode(code) === '' ? ('account.factor_required' as const) : undefined);
