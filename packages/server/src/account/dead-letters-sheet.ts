import { DeadNews, newsOperationsApi } from '@mall/contract/account/news-operations.api.ts';
import { right } from '@mall/contract/account/rights.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { deadNewsOf } from '../kernel/dead-news.queries.ts';

/** News that a room could not be told. */
export const deadLettersSheet = listSheet({
  kind: 'dead_letters',
  title: only('未送达的消息'),
  source: only('未送达的消息'),
  sourceUrl: '/dead-letters',
  right: right('operations:news:view'),
  filter: newsOperationsApi.export.body,
  row: DeadNews,
  rows: deadNewsOf,
  columns: [
    [only('停于'), 20, ({ deadDate }) => deadDate],
    [only('发出'), 20, ({ toldDate }) => toldDate],
    [only('消息'), 24, ({ name }) => name],
    [only('对象'), 24, ({ subject }) => subject],
    [only('收听方'), 24, ({ listener }) => listener],
    [only('试过'), 8, ({ tries }) => tries],
    [only('等在后面'), 10, ({ waiting }) => waiting],
    [only('原因'), 60, ({ error }) => error],
  ],
});
