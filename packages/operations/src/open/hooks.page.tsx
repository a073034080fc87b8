import { hookStates } from '@mall/contract/open/open-hook.rules.ts';
import { openOperationsApi } from '@mall/contract/open/open-operations.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { useOpenTabs } from './open-tabs.ts';

const aPage = 20;
const fields = { state: oneOf(hookStates), word: typed(50) };
const tones = { on: 'green', off: 'grey', failed: 'red', silent: 'red' } as const;

/** Where companies hear news, and who does not take it. */
export default function OpenHooksPage() {
  const t = useWords('open');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const found = useList(
    ask(openOperationsApi.hooks, { query: { page, limit: aPage, ...(state && { state }), ...(word && { word }) } }, { staleMs: 0 }),
  );
  const tabs = useOpenTabs('hooks');
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      tabs={tabs}
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: t('word.hooks'), width: 240, most: 50 },
            {
              kind: 'choice',
              name: 'state',
              label: t('state'),
              any: t('all'),
              width: 160,
              options: hookStates.map((one) => ({ value: one, label: t(`hook.${one}`) })),
              atOnce: true,
            },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [
          { key: 'company', head: t('company'), cell: ({ companyName }) => companyName },
          { key: 'name', head: t('name'), wide: true, cell: ({ name }) => name },
          { key: 'url', head: t('url'), wide: true, cell: ({ url }) => url },
          {
            key: 'state',
            head: t('state'),
            cell: (row) => (
              <StatusMark mark={row.state === 'on' ? 'closed' : 'open'} tone={tones[row.state]}>
                {t(`hook.${row.state}`)}
              </StatusMark>
            ),
          },
          { key: 'waiting', head: t('waiting'), align: 'right', cell: ({ waiting }) => <span className="num">{waiting}</span> },
          {
            key: 'failing',
            head: t('failing'),
            cell: ({ failingSince }) => <span className="num">{failingSince?.slice(5, 16) ?? '—'}</span>,
          },
          {
            key: 'good',
            head: t('lastGood'),
            wide: true,
            cell: ({ lastGood }) => <span className="num">{lastGood?.slice(5, 16) ?? '—'}</span>,
          },
        ],
        none: { title: place.narrowed() ? t('none.found') : t('none.hooks') },
      }}
    />
  );
}
