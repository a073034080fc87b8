import { type GoodsInWork, goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';
import { GoodsName } from './goods-parts.tsx';
import { goodsAPage, type WorkingTab } from './goods-place.ts';
import type { ListFrame } from './list-frame.ts';
import { shelfReads } from './shelf.reads.ts';
import { WorkCard } from './work-card.tsx';

const marks = {
  draft: { mark: 'open', tone: 'amber' },
  waiting: { mark: 'running', tone: 'blue' },
  rejected: { mark: 'closed', tone: 'red' },
} as const;

/** What is being changed: drafts, what waits for the mall, what came back. */
export function WorkList({ title, place, lead, add, tabs, tab, onEdit }: ListFrame & { tab: WorkingTab }) {
  const t = useWords('catalogue');
  const figure = useFigure();
  const { moment } = useMoment();
  const navigate = useNavigate();
  const { word, page } = place.at;
  const found = useList(ask(goodsVersionApi.work, { query: { tab, page, limit: goodsAPage, ...(word && { word }) } }, { staleMs: 0 }));
  const withdraw = useAct({
    call: goodsVersionApi.withdraw,
    request: ({ goodsId }: GoodsInWork) => ({ params: { id: goodsId ?? '' } }),
    ask: ({ name }) => ({ title: t('withdraw.ask', { name }), text: t('withdraw.text'), act: t('withdraw.act') }),
    done: t('withdraw.done'),
    changes: shelfReads,
    onDone: ({ draftId }) => navigate(`/goods/edit/${draftId}`),
  });
  const remove = useAct({
    call: goodsVersionApi.remove,
    request: ({ draftId }: GoodsInWork) => ({ params: { id: draftId ?? '' } }),
    ask: ({ name, fresh }) => ({
      title: t('remove.ask', { name: name || t('work.unnamed') }),
      text: t(fresh ? 'remove.textFresh' : 'remove.text'),
      act: t('remove.act'),
      tone: 'danger',
    }),
    done: t('remove.done'),
    changes: shelfReads,
  });
  const named = (row: GoodsInWork) => (
    <GoodsName
      goods={{
        name: row.name || t('work.unnamed'),
        picture: row.picture,
        spuCode: '',
        classNames: ['', row.className],
        source: 'third',
        languages: [],
      }}
    />
  );
  const standing = ({ fresh, faults, by, date }: GoodsInWork) => (
    <span className={styles.two}>
      <StatusMark {...marks[tab]}>{t(`work.${tab}`)}</StatusMark>
      {faults.length > 0 && tab === 'rejected' ? (
        <span className={styles.bad}>{faults.map(({ reason }) => reason).join('；')}</span>
      ) : (
        <span className="meta">
          {fresh ? t('work.fresh') : t('work.sells')} · {t(`work.${tab}By`, { by: by || '—', time: moment(date, 'brief') })}
        </span>
      )}
    </span>
  );
  const actsOf = (row: GoodsInWork) => (
    <span className={styles.acts}>
      {tab === 'waiting' ? (
        <>
          {row.goodsId !== null && (
            <Button look="text" size="s" href={`/goods/versions/${row.goodsId}`} as={RouterLink}>
              {t('act.compare')}
            </Button>
          )}
          <Button look="text" size="s" onClick={() => withdraw.start(row)}>
            {t('withdraw.act')}
          </Button>
        </>
      ) : (
        <>
          {row.draftId === null ? (
            <Button look="text" size="s" onClick={() => row.goodsId !== null && onEdit(row.goodsId)}>
              {t('act.mend')}
            </Button>
          ) : (
            <Button look="text" size="s" href={`/goods/edit/${row.draftId}`} as={RouterLink}>
              {t(tab === 'rejected' ? 'act.mend' : 'act.goOn')}
            </Button>
          )}
          {row.draftId !== null && (
            <Button look="text" size="s" onClick={() => remove.start(row)}>
              {t('remove.act')}
            </Button>
          )}
        </>
      )}
    </span>
  );
  const columns: TableColumn<GoodsInWork>[] = [
    { key: 'name', head: t('head.goods'), cell: named },
    { key: 'specs', head: t('head.specs'), align: 'right', cell: ({ specCount }) => <span className="num">{figure(specCount)}</span> },
    { key: 'state', head: t('head.state'), cell: standing },
    { key: 'acts', head: t('head.acts'), align: 'right', cell: actsOf },
  ];
  return (
    <ListPage
      title={title}
      lead={lead}
      acts={add}
      tabs={tabs}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('filter.word'), width: 232, most: 50 }]} />}
      list={{
        found,
        rowKey: ({ draftId, goodsId }) => `${draftId ?? ''}:${goodsId ?? ''}`,
        page,
        size: goodsAPage,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (row) => <WorkCard name={row.name} head={named(row)} standing={standing(row)} acts={actsOf(row)} />,
        none: { title: t(word ? 'none.narrowed' : `none.${tab}`) },
      }}
    >
      {withdraw.question}
      {remove.question}
    </ListPage>
  );
}
