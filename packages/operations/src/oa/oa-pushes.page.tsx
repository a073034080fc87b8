import { oaFaultWords } from '@mall/contract/approval/oa.rules.ts';
import { type OaPushRow, oaOperationsApi } from '@mall/contract/approval/oa-operations.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Price } from '@mall/ui/price.tsx';
import { useWords } from '../kernel/words.ts';
import { useOaTabs } from './oa-tabs.ts';

const aPage = 20;
const fields = { state: oneOf(['failed', 'pushing', 'pushed'] as const, 'failed'), word: typed(50) };

/** Requests that another system has, is to have, or did not take. */
export default function OaPushesPage() {
  const t = useWords('oa');
  const place = usePlace(fields);
  const may = useRights()?.has('operations:approvals:decide') === true;
  const { state, word, page } = place.at;
  const found = useList(ask(oaOperationsApi.pushes, { query: { page, limit: aPage, state, ...(word && { word }) } }, { staleMs: 0 }));
  const tabs = useOaTabs(state, found.data?.counts);
  const again = useAct({
    call: oaOperationsApi.pushAgain,
    request: ({ requestId }: OaPushRow) => ({ params: { id: requestId } }),
    ask: ({ requestNo, companyName }) => ({
      title: t('again.ask', { no: requestNo }),
      text: t('again.text', { company: companyName }),
      act: t('again'),
    }),
    done: t('again.done'),
    changes: [oaOperationsApi.pushes, oaOperationsApi.connections],
  });
  const waited = (seconds: number) =>
    seconds < 3600 ? t('minutes', { n: Math.floor(seconds / 60) }) : t('hours', { n: Math.floor(seconds / 3600) });
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      tabs={tabs}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('word.push'), width: 260, most: 50 }]} />}
      list={{
        found,
        rowKey: ({ requestId }) => requestId,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [
          { key: 'no', head: t('no'), cell: ({ requestNo }) => <span className="num">{requestNo}</span> },
          { key: 'title', head: t('what'), wide: true, cell: ({ title }) => title },
          { key: 'company', head: t('company'), cell: ({ companyName, requesterName }) => `${companyName} · ${requesterName}` },
          { key: 'amount', head: t('amount'), align: 'right', cell: ({ amount }) => <Price value={amount} size="s" /> },
          {
            key: 'since',
            head: t('since'),
            cell: ({ since, waitedSeconds }) => <span className="num">{`${since.slice(5, 16)} · ${waited(waitedSeconds)}`}</span>,
          },
          { key: 'tries', head: t('tries'), align: 'right', cell: ({ tries }) => <span className="num">{tries}</span> },
          {
            key: 'fault',
            head: t('fault'),
            cell: ({ fault, nextTryDate }) =>
              [fault && oaFaultWords[fault].zh, nextTryDate && t('next', { time: nextTryDate.slice(11, 16) })].filter(Boolean).join('，') ||
              '—',
          },
          {
            key: 'acts',
            head: t('acts'),
            align: 'right',
            cell: (row) =>
              may &&
              row.state === 'failed' && (
                <Button
                  look="text"
                  size="s"
                  aria-label={t('again.of', { no: row.requestNo })}
                  busy={again.subject?.requestId === row.requestId}
                  onClick={() => again.start(row)}
                >
                  {t('again')}
                </Button>
              ),
          },
        ],
        none: { title: place.narrowed() ? t('none.found') : t(`none.${state}`) },
      }}
    >
      {again.question}
    </ListPage>
  );
}
