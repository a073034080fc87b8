import { type DeadNews, newsOperationsApi } from '@mall/contract/account/news-operations.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { daySpanFields, useDaySpan } from '@mall/counter/list/use-spans.ts';
import { wordFilter } from '@mall/counter/side/queue-filters.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { id, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.ts';
import { OneCase } from '../money/one-case.tsx';

const aPage = 20;
const fields = { word: typed(40), ...daySpanFields, id };
const byId = ({ newsId }: DeadNews) => ({ params: { id: newsId } });

/** News that a room could not be told: sent again, or given up. */
export default function DeadLettersPage() {
  const t = useWords('health');
  const place = usePlace(fields);
  const may = useRights()?.has('operations:news:decide') === true;
  const { page, word, id: named } = place.at;
  const days = useDaySpan(place.at, t('dead'));
  const filter = named ? { id: named } : { ...(word && { word }), ...days.asked };
  const found = useList(ask(newsOperationsApi.dead, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }), {
    enabled: !days.unsound,
  });
  const exporting = useListExport({ call: newsOperationsApi.export, filter, disabled: days.unsound });
  const changes = [newsOperationsApi.dead];
  const retry = useAct({ call: newsOperationsApi.retry, request: byId, done: t('retry.done'), changes });
  const drop = useAct({
    call: newsOperationsApi.drop,
    request: byId,
    ask: ({ name, waiting }) => ({ title: t('drop.ask', { name }), text: t('drop.text', { waiting }), act: t('drop.act'), tone: 'danger' }),
    done: t('drop.done'),
    changes,
  });
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={
        <>
          {named && <OneCase all={place.plain} kind="dead" url={`/dead-letters?id=${named}`} />}
          {exporting.note}
        </>
      }
      filter={<FilterBar place={place} faultsOf={days.faultsOf} filters={[wordFilter(t('word')), days.filter]} />}
      list={{
        found,
        unsound: days.unsound,
        rowKey: ({ newsId }) => newsId,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [
          { key: 'name', head: t('name'), cell: ({ name, subject }) => `${name} · ${subject}` },
          { key: 'listener', head: t('listener'), cell: ({ listener }) => listener },
          { key: 'error', head: t('error'), cell: ({ error }) => error, wide: true },
          { key: 'tries', head: t('tries'), align: 'right', cell: ({ tries }) => tries },
          { key: 'waiting', head: t('waiting'), align: 'right', cell: ({ waiting }) => waiting },
          { key: 'dead', head: t('dead'), cell: ({ deadDate }) => <span className="num">{deadDate.slice(5, 16)}</span> },
          {
            key: 'acts',
            head: t('acts'),
            align: 'right',
            cell: (row) =>
              may && (
                <>
                  <Button look="text" size="s" busy={retry.subject?.newsId === row.newsId} onClick={() => retry.start(row)}>
                    {t('retry.act')}
                  </Button>
                  <Button look="text" size="s" onClick={() => drop.start(row)}>
                    {t('drop.act')}
                  </Button>
                </>
              ),
          },
        ],
        none: { title: t(place.narrowed() ? 'none.found' : 'none') },
      }}
    >
      {drop.question}
    </ListPage>
  );
}
