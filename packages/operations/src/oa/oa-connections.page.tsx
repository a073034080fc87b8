import { oaFaultWords } from '@mall/contract/approval/oa.rules.ts';
import { oaOperationsApi } from '@mall/contract/approval/oa-operations.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Note } from '@mall/ui/note.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { useOaTabs } from './oa-tabs.ts';

const aPage = 20;
const narrowings = ['failing', 'refused'] as const;
const fields = { only: oneOf(narrowings), word: typed(50) };

/** Which companies have their requests decided in a system of their own, and whether it answers. */
export default function OaConnectionsPage() {
  const t = useWords('oa');
  const place = usePlace(fields);
  const { only, word, page } = place.at;
  const found = useList(
    ask(oaOperationsApi.connections, { query: { page, limit: aPage, ...(only && { only }), ...(word && { word }) } }, { staleMs: 0 }),
  );
  const tabs = useOaTabs('connections');
  const strangers = found.data?.strangers ?? 0;
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      note={strangers > 0 && <Note tone="warn">{t('strangers', { count: strangers, date: found.data?.lastStranger ?? '' })}</Note>}
      tabs={tabs}
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: t('word'), width: 240, most: 50 },
            {
              kind: 'choice',
              name: 'only',
              label: t('only'),
              any: t('only.all'),
              width: 160,
              options: narrowings.map((one) => ({ value: one, label: t(`only.${one}`) })),
              atOnce: true,
            },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ companyId }) => companyId,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [
          { key: 'company', head: t('company'), cell: ({ companyName }) => companyName },
          { key: 'url', head: t('url'), wide: true, cell: ({ url }) => url },
          {
            key: 'switch',
            head: t('switch'),
            cell: (row) => (
              <StatusMark mark={row.switch ? 'closed' : 'open'} tone={row.switch ? 'green' : 'grey'}>
                {t(row.switch ? 'switch.on' : 'switch.off')}
              </StatusMark>
            ),
          },
          { key: 'good', head: t('lastGood'), cell: ({ lastGood }) => <span className="num">{lastGood?.slice(5, 16) ?? '—'}</span> },
          {
            key: 'bad',
            head: t('lastBad'),
            cell: ({ lastBad, lastFault }) =>
              lastBad === null ? '—' : `${lastBad.slice(5, 16)}${lastFault === null ? '' : ` ${oaFaultWords[lastFault].zh}`}`,
          },
          { key: 'pushing', head: t('pushing'), align: 'right', cell: ({ pushing }) => <span className="num">{pushing}</span> },
          { key: 'failed', head: t('failed'), align: 'right', cell: ({ failed }) => <span className="num">{failed}</span> },
          {
            key: 'refusals',
            head: t('refusals'),
            align: 'right',
            cell: ({ refusals, lastRefusal }) => (
              <span className="num" title={lastRefusal ?? undefined}>
                {refusals}
              </span>
            ),
          },
        ],
        none: { title: place.narrowed() ? t('none.found') : t('none') },
      }}
    />
  );
}
