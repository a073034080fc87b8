import { MemberRow, peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { right } from '@mall/contract/account/rights.ts';
import { fallbackLanguage } from '@mall/contract/kernel/language.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { membersOf } from './people-office.queries.ts';

const audienceNames = { buyer: '会员', seller: '商家', operator: '运营人员' } as const;
const stateNames = { open: '正常', disabled: '已停用', frozen: '已冻结' } as const;

/** People with an account, as the mall's people find them: mobiles are masked here, too. */
export const membersSheet = listSheet({
  kind: 'members',
  title: only('会员与商家'),
  source: only('会员与商家'),
  sourceUrl: '/people',
  right: right('operations:members:view'),
  filter: peopleOperationsApi.export.body,
  row: MemberRow,
  rows: (filter) => membersOf(filter, fallbackLanguage),
  columns: [
    [only('姓名'), 16, ({ name }) => name],
    [only('手机号'), 16, ({ mobile }) => mobile],
    [only('类别'), 12, ({ audience }) => audienceNames[audience]],
    [only('企业或店铺'), 32, ({ works }) => works],
    [only('角色'), 28, ({ roles }) => roles.join('、')],
    [only('状态'), 12, ({ state }) => stateNames[state]],
    [only('最近登录'), 20, ({ seenAt }) => seenAt ?? ''],
  ],
});
