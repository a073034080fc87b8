import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { listApi, type ProcurementList } from '@mall/contract/procurement/list.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { id as idField, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Translate, useWords } from '../../kernel/words.tsx';
import styles from '../procurement.module.css';
import { StandingPanel } from '../standing/standing-panel.tsx';
import { ListLines } from './list-lines.tsx';
import { useListActs } from './use-list-acts.tsx';

const ListDialog = lazy(() => import('./list-dialog.tsx'));
const ImportDialog = lazy(() => import('./import-dialog.tsx'));

const tabs = ['all', 'mine', 'shared', 'archived'] as const;
const fields = { tab: oneOf(tabs, 'all'), word: typed(40), project: idField, id: idField };
const size = 10;

type Asked = { kind: 'add' } | { kind: 'edit'; list: ProcurementList } | { kind: 'import'; id: string };

/** How its price stands against the last time, and what keeps it from being bought whole. */
function Change({ list: { short, gone, amount, lastAmount } }: { list: ProcurementList }) {
  const t = useWords('procurement/project');
  if (gone > 0) return <span className={styles.bad}>{t('change.gone', { count: gone })}</span>;
  if (short > 0) return <span className={styles.warn}>{t('change.short', { count: short })}</span>;
  if (lastAmount === null || fromYuan(lastAmount) === 0) return <span className="meta">—</span>;
  const percent = ((fromYuan(amount) - fromYuan(lastAmount)) / fromYuan(lastAmount)) * 100;
  return <span className="meta num">{t('change.price', { percent: `${percent > 0 ? '+' : ''}${percent.toFixed(1)}` })}</span>;
}

const nameOf = (t: Translate<'procurement/project'>, { name, ownerName, updateDate, usedCount }: ProcurementList): ReactNode => (
  <span className={styles.lines}>
    <span>{name}</span>
    <span className="meta">{t('list.line', { owner: ownerName, day: updateDate.slice(5, 10), count: usedCount })}</span>
  </span>
);

const text = (list: ProcurementList, words: string, run: () => void, busy = false): ReactNode => (
  <Button key={words} look="text" size="s" busy={busy} aria-label={`${words} ${list.name}`} onClick={run}>
    {words}
  </Button>
);

/** What is bought again and again: lists of one's own and those that colleagues share, and what is ordered of them by the calendar. */
export default function ProcurementListPage() {
  const t = useWords('procurement/project');
  const navigate = useNavigate();
  const place = usePlace(fields);
  const { tab, word, project, id, page } = place.at;
  const query = {
    page,
    limit: size,
    ...(tab === 'mine' || tab === 'shared' ? { whose: tab } : {}),
    ...(tab === 'archived' && { archived: '1' as const }),
    ...(word && { word }),
    ...(project && { projectId: project }),
  };
  const found = useList(ask(listApi.page, { query }, { staleMs: 0 }));
  const [asked, setAsked] = useState<Asked>();
  const open = (listId: string) => void navigate(place.hrefOf({ id: listId, page }), { preventScrollReset: true });
  const acts = useListActs(open);
  const seeing = (list: ProcurementList): string => t(list.mine && !list.archived ? 'edit' : 'see');
  const actsOf = (list: ProcurementList): ReactNode => (
    <span className={styles.acts}>
      {list.archived
        ? list.mine && text(list, t('list.restore'), () => acts.restore.start(list), acts.restore.subject === list)
        : list.lines > 0 && text(list, t('list.buy'), () => acts.toCart.start(list), acts.toCart.subject === list)}
      <Button look="text" size="s" href={place.hrefOf({ id: list.id, page })} as={RouterLink} aria-label={`${seeing(list)} ${list.name}`}>
        {seeing(list)}
      </Button>
    </span>
  );
  const detailActs = (list: ProcurementList): ReactNode => (
    <>
      {!list.archived && list.lines > 0 && text(list, t('list.buy'), () => acts.toCart.start(list), acts.toCart.busy)}
      {text(list, t('list.copy'), () => acts.copy.start(list), acts.copy.busy)}
      {list.mine && !list.archived && text(list, t('list.share'), () => setAsked({ kind: 'edit', list }))}
      {list.mine && !list.archived && text(list, t('list.archive'), () => acts.archive.start(list))}
      {list.mine && list.archived && text(list, t('list.restore'), () => acts.restore.start(list), acts.restore.busy)}
    </>
  );
  const shared = ({ sharing, departmentName }: ProcurementList) =>
    sharing === 'department' && departmentName ? departmentName : t(`sharing.${sharing}`);
  const columns: TableColumn<ProcurementList>[] = [
    { key: 'name', head: t('list'), cell: (list) => nameOf(t, list) },
    { key: 'sharing', head: t('list.sharing'), width: 128, cell: shared },
    { key: 'lines', head: t('list.lines'), align: 'right', width: 64, cell: ({ lines }) => <span className="num">{lines}</span> },
    { key: 'amount', head: t('list.amount'), align: 'money', cell: ({ amount }) => <span className="num">¥{formatCurrency(amount)}</span> },
    { key: 'change', head: t('list.change'), width: 144, cell: (list) => <Change list={list} /> },
    { key: 'acts', head: t('acts'), align: 'right', width: 152, cell: actsOf },
  ];
  const add = (
    <Button icon={<PlusIcon size={16} />} onClick={() => setAsked({ kind: 'add' })}>
      {t('list.add')}
    </Button>
  );
  return (
    <ListPage
      title={t('list.title')}
      lead={t('list.lead')}
      acts={add}
      tabs={{
        label: t('list.title'),
        items: tabs.map((one) => ({ id: one, label: t(`listTab.${one}`) })),
        value: tab,
        hrefOf: (next) => place.hrefOf({ tab: next }),
      }}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('list.word'), width: 200, most: 40 }]} />}
      list={{
        found,
        rowKey: (list) => list.id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (list) => (
          <article className={styles.card}>
            <div className={styles.cardHead}>
              {nameOf(t, list)}
              <span className="meta">{shared(list)}</span>
            </div>
            <div className={styles.spread}>
              <span>
                <b className="num">¥{formatCurrency(list.amount)}</b> <span className="meta">{t('list.count', { count: list.lines })}</span>
              </span>
              <Change list={list} />
            </div>
            {actsOf(list)}
          </article>
        ),
        none: place.narrowed(['id', 'tab'])
          ? {
              title: t('list.noneFound'),
              actions: (
                <RouterLink href={place.plain} className="link">
                  {t('list.all')}
                </RouterLink>
              ),
            }
          : { title: t('list.none'), text: t('list.noneText'), actions: add },
        words: { failed: t('list.failed') },
      }}
    >
      {id && <ListLines key={id} id={id} acts={detailActs} onImport={() => setAsked({ kind: 'import', id })} />}
      <StandingPanel />
      {acts.questions}
      <Suspense>
        {asked?.kind === 'add' && <ListDialog projectId={project} onClose={() => setAsked(undefined)} onAdded={open} />}
        {asked?.kind === 'edit' && <ListDialog list={asked.list} onClose={() => setAsked(undefined)} />}
        {asked?.kind === 'import' && <ImportDialog listId={asked.id} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </ListPage>
  );
}
