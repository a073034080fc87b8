import { right } from '@mall/contract/account/rights.ts';
import { FeedbackRow, feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { feedbackOf } from './feedback-office.queries.ts';

const stateNames = { new: '待处理', answered: '已回复', closed: '已关闭' } as const;
const kindNames = { function: '功能', suggestion: '建议', goods: '商品', service: '服务', other: '其他' } as const;

export const feedbackSheet = listSheet({
  kind: 'feedback',
  title: only('用户反馈'),
  source: only('用户反馈'),
  sourceUrl: '/feedback',
  right: right('operations:feedback:handle'),
  filter: feedbackOperationsApi.export.body,
  row: FeedbackRow,
  rows: feedbackOf,
  columns: [
    [only('编号'), 14, ({ feedbackNo }) => feedbackNo],
    [only('时间'), 20, ({ date }) => date],
    [only('类型'), 8, ({ kind }) => kindNames[kind]],
    [only('状态'), 10, ({ state }) => stateNames[state]],
    [only('用户'), 16, ({ memberName }) => memberName || '访客'],
    [only('内容'), 80, ({ text }) => text],
    [only('图片'), 8, ({ photos }) => photos],
  ],
});
