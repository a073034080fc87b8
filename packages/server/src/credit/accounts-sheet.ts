import { right } from '@mall/contract/account/rights.ts';
import { creditStateWords } from '@mall/contract/credit/credit.machine.ts';
import { creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { AccountRow, accountsOf } from './office.queries.ts';

/** Purchase quotas, as the mall's people find them. */
export const creditAccountsSheet = listSheet({
  kind: 'credit_accounts',
  title: only('采购额度'),
  source: only('采购额度'),
  sourceUrl: '/credit/accounts',
  right: right('operations:credit:view'),
  filter: creditOperationsApi.exportAccounts.body,
  row: AccountRow,
  rows: accountsOf,
  columns: [
    [only('企业'), 36, ({ companyName }) => companyName],
    [only('状态'), 12, ({ state }) => creditStateWords[state].zh],
    [only('总额度'), 16, ({ limitFen }) => limitFen / 100],
    [only('已用'), 16, ({ usedFen }) => usedFen / 100],
    [only('冻结'), 16, ({ frozenFen }) => frozenFen / 100],
    [only('可用'), 16, ({ limitFen, usedFen, frozenFen }) => (limitFen - usedFen - frozenFen) / 100],
    [only('逾期'), 16, ({ overdueFen }) => overdueFen / 100],
    [only('账期（天）'), 12, ({ termDays }) => termDays ?? ''],
    [only('有效期至'), 14, ({ validTo }) => validTo ?? ''],
  ],
});
