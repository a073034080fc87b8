import { CallError } from '@mall/client/call-error.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { WordsProvider } from '../words/words.tsx';
import zh from '../words/zh.json';
import { FilterBar } from './filter-bar.tsx';
import { ListPage } from './list-page.tsx';
import type { Listed } from './listed.ts';
import { oneOf, typed } from './place.ts';
import { usePlace } from './use-place.ts';

type Row = { id: string };
const fields = { state: oneOf(['all', 'open'], 'all'), word: typed() };
const nothing = {
  data: undefined,
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  dataUpdatedAt: 0,
  refetch: () => undefined,
};
const rowsOf = (...ids: string[]) => ({ ...nothing, data: { list: ids.map((id) => ({ id })), total: 25 } });
const table = { columns: [{ key: 'id', head: '编号', cell: ({ id }: Row) => `第${id}行` }] };
const cards = { card: ({ id }: Row) => <article>{id}</article> };

const rows = { row: ({ id }: Row) => <article>{id}</article> };

const draw = (more: Partial<Listed<Row>>, address = '/list?state=open&page=2') => {
  const Page = () => {
    const place = usePlace(fields);
    const list: Listed<Row> = {
      found: nothing,
      rowKey: ({ id }) => id,
      page: place.at.page,
      size: 10,
      hrefOf: (page) => place.hrefOf({ page }),
      none: { title: '没有' },
      ...more,
    };
    const tabs = (['all', 'open'] as const).map((id) => ({ id, label: id, count: 3 }));
    return (
      <WordsProvider source={{ find: () => zh }}>
        <ListPage
          title="清单"
          tabs={{ label: '状态', items: tabs, value: place.at.state, hrefOf: (state) => place.hrefOf({ state }) }}
          filter={
            <FilterBar
              place={place}
              filters={[{ kind: 'text', name: 'word', label: '关键词' }]}
              faultsOf={({ word }) => (word === '坏' ? { word: '不行' } : {})}
            />
          }
          list={list}
        />
      </WordsProvider>
    );
  };
  const Stub = createRoutesStub([{ path: '/list', Component: Page }]);
  return renderToStaticMarkup(<Stub initialEntries={[address]} />);
};

describe.each([
  ['a table', table],
  ['cards', cards],
  ['rows', rows],
])('a list of %s', (_, look) => {
  it('shows its rows, and pages and tabs that lead to addresses', () => {
    const html = draw({ ...look, found: rowsOf('7', '8') });
    expect(html).toMatch(/第8行|<article>8/);
    expect(html).toContain('href="/list?state=open&amp;page=3"');
    expect(html).toContain('href="/list?state=open"');
    expect(html).toMatch(/<a [^>]*href="\/list"[^>]*>all/);
    expect(html).toContain('共 25 条');
  });

  it('says that it waits, and has no pages yet', () => {
    const html = draw(look);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('没有');
    expect(html).not.toContain('共 25 条');
  });

  it('says that there is nothing', () => {
    expect(draw({ ...look, found: { ...nothing, data: { list: [], total: 0 } } })).toContain('没有');
  });

  it('says that it could not be read and offers another try', () => {
    const html = draw({ ...look, found: { ...nothing, isError: true } });
    expect(html).toContain('role="alert"');
    expect(html).toContain('重试');
  });

  it('says to whoever may not read it that it is so and whom to ask, without filters, acts or another try', () => {
    const error = new CallError({ kind: 'refused', code: 505, msg: '请联系企业管理员', errorCode: 'company.people_refused' });
    const html = draw({ ...look, found: { ...nothing, isError: true, error } });
    expect(html).toContain('您没有查看这里的权限');
    expect(html).toContain('请联系企业管理员');
    expect(html).toContain('<h1>清单</h1>');
    expect(html).not.toMatch(/重试|关键词|href="\/list|没有读出来/);
  });

  it('says at its filter what makes no sense, and shows nothing of what was read before', () => {
    const html = draw({ ...look, unsound: true, found: rowsOf('7') }, '/list?word=坏');
    expect(html).toContain('不行');
    expect(html).toContain('value="坏"');
    expect(html).toContain('没有');
    expect(html).not.toMatch(/第7行|<article>7/);
  });
});

it('sets rows that belong together under a head of their own, in the order in which they came', () => {
  const group = { keyOf: ({ id }: Row) => id.slice(0, 1), head: (some: readonly Row[]) => `${some[0]?.id.slice(0, 1)}组${some.length}` };
  const html = draw({ ...table, group, found: rowsOf('b1', 'b2', 'a1') });
  const seen = [...html.matchAll(/[ab]组\d|第[ab]\d行/g)].map(String);
  expect(seen).toEqual(['b组2', '第b1行', '第b2行', 'a组1', '第a1行']);
  expect(html.match(/scope="rowgroup"/g)).toHaveLength(2);
});

it('keeps the tab in the form of its filter, which also works before its script has come', () => {
  expect(draw(table)).toContain('<input type="hidden" name="state" value="open"/>');
});
