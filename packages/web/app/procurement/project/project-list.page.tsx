import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { type Project, type ProjectSum, projectApi } from '@mall/contract/project/project.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { Filter } from '@mall/kit/list/filter.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { id as idField, oneOf, typed } from '@mall/kit/list/place.ts';
import { useExport } from '@mall/kit/list/use-export.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Translate, useWords } from '../../kernel/words.tsx';
import styles from '../procurement.module.css';
import { BudgetBar } from './budget-bar.tsx';
import { projectReads } from './project.changes.ts';
import { ProjectLedger } from './project-ledger.tsx';
import { ProjectStanding } from './project-standing.tsx';
import { ProjectSums } from './project-sums.tsx';

const ProjectDialog = lazy(() => import('./project-dialog.tsx'));
const BudgetDialog = lazy(() => import('./budget-dialog.tsx'));

const tabs = ['all', 'open', 'attention', 'closed'] as const;
const fields = { tab: oneOf(tabs, 'all'), word: typed(40), dept: idField, manager: idField, id: idField };
const size = 10;

const byId = ({ id }: Project) => ({ params: { id } });

type Asked = { kind: 'add' } | { kind: 'edit' | 'budget'; project: Project };

const filtersOf = (t: Translate<'procurement/project'>, sum: ProjectSum | undefined): Filter<keyof typeof fields>[] => [
  { kind: 'text', name: 'word', label: t('project.word'), width: 180, most: 40 },
  {
    kind: 'choice',
    name: 'dept',
    label: t('project.department'),
    any: t('project.anyDepartment'),
    options: (sum?.departments ?? []).map(({ id, name }) => ({ value: id, label: name })),
    width: 152,
    atOnce: true,
  },
  {
    kind: 'choice',
    name: 'manager',
    label: t('project.manager'),
    any: t('project.anyManager'),
    options: (sum?.managers ?? []).map(({ id, name }) => ({ value: id, label: name })),
    width: 136,
    atOnce: true,
  },
];

const nameOf = (t: Translate<'procurement/project'>, { code, name, managerName, endDate }: Project): ReactNode => (
  <span className={styles.lines}>
    <span>{name}</span>
    <span className="meta">{t('project.line', { code, manager: managerName, day: endDate })}</span>
  </span>
);

const leftOf = ({ left, standing }: Project): ReactNode => (
  <span className={standing === 'used_up' && fromYuan(left) <= 0 ? `num ${styles.bad}` : 'num'}>¥{formatCurrency(left)}</span>
);

/** The company's projects: what each may spend, has ordered, has received; and what moved that. */
export default function ProjectListPage() {
  const t = useWords('procurement/project');
  const place = usePlace(fields);
  const { tab, word, dept, manager, id, page } = place.at;
  const filter = {
    ...(tab === 'open' || tab === 'closed' ? { state: tab } : {}),
    ...(tab === 'attention' && { attention: '1' as const }),
    ...(word && { word }),
    ...(dept && { departmentId: dept }),
    ...(manager && { managerId: manager }),
  };
  const found = useList(ask(projectApi.page, { query: { page, limit: size, ...filter } }, { staleMs: 0 }));
  const sum = useList(ask(projectApi.sum, {}, { staleMs: 0 })).data as ProjectSum | undefined;
  const exporting = useExport({ now: projectApi.export });
  const [asked, setAsked] = useState<Asked>();
  const close = useAct({
    call: projectApi.close,
    request: byId,
    ask: ({ name }) => ({ title: t('project.closeAsk', { name }), text: t('project.closeText'), act: t('project.close') }),
    done: t('project.closed'),
    changes: projectReads,
  });
  const reopen = useAct({ call: projectApi.reopen, request: byId, done: t('project.reopened'), changes: projectReads });
  const budgetAct = (project: Project) =>
    project.actions.includes('budget') && (
      <Button look="text" size="s" aria-label={`${t('budget.act')} ${project.name}`} onClick={() => setAsked({ kind: 'budget', project })}>
        {t('budget.act')}
      </Button>
    );
  const actsOf = (project: Project): ReactNode => (
    <span className={styles.acts}>
      {project.standing === 'open' ? (
        <Button
          look="text"
          size="s"
          href={`/personalCenterBase/procurementManagement/procurementList?project=${project.id}`}
          as={RouterLink}
          aria-label={`${t('project.buy')} ${project.name}`}
        >
          {t('project.buy')}
        </Button>
      ) : (
        budgetAct(project)
      )}
      <Button
        look="text"
        size="s"
        href={place.hrefOf({ id: project.id, page })}
        as={RouterLink}
        aria-label={t('project.ledgerOf', { name: project.name })}
      >
        {t('project.ledger')}
      </Button>
    </span>
  );
  const detailActs = (project: Project): ReactNode => (
    <>
      {budgetAct(project)}
      {project.actions.includes('edit') && (
        <Button look="text" size="s" onClick={() => setAsked({ kind: 'edit', project })}>
          {t('edit')}
        </Button>
      )}
      {project.actions.includes('close') && (
        <Button look="text" size="s" onClick={() => close.start(project)}>
          {t('project.close')}
        </Button>
      )}
      {project.actions.includes('reopen') && (
        <Button look="text" size="s" busy={reopen.busy} onClick={() => reopen.start(project)}>
          {t('project.reopen')}
        </Button>
      )}
    </>
  );
  const columns: TableColumn<Project>[] = [
    { key: 'name', head: t('project'), cell: (project) => nameOf(t, project) },
    { key: 'budget', head: t('project.use'), width: 330, cell: (project) => <BudgetBar of={project} /> },
    { key: 'left', head: t('project.left'), align: 'money', cell: leftOf },
    { key: 'standing', head: t('project.state'), width: 132, cell: (project) => <ProjectStanding project={project} /> },
    { key: 'acts', head: t('acts'), align: 'right', width: 128, cell: actsOf },
  ];
  const add = sum?.mayAdd && (
    <Button icon={<PlusIcon size={16} />} onClick={() => setAsked({ kind: 'add' })}>
      {t('project.add')}
    </Button>
  );
  const counts = sum && { all: sum.total, open: sum.open, attention: sum.attention, closed: sum.closed };
  return (
    <ListPage
      title={t('project.title')}
      lead={t('project.lead')}
      acts={
        <>
          <Button look="line" icon={<DownloadIcon size={16} />} busy={exporting.busy} onClick={() => exporting.start(filter)}>
            {t('project.export')}
          </Button>
          {add}
        </>
      }
      note={sum && <ProjectSums sum={sum} />}
      tabs={{
        label: t('project.title'),
        items: tabs.map((one) => ({
          id: one,
          label: t(`tab.${one}`),
          ...(counts && { count: counts[one] }),
          hot: one === 'attention' && (counts?.attention ?? 0) > 0,
        })),
        value: tab,
        hrefOf: (next) => place.hrefOf({ tab: next }),
      }}
      filter={<FilterBar place={place} filters={filtersOf(t, sum)} />}
      list={{
        found,
        rowKey: (project) => project.id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (project) => (
          <article className={styles.card}>
            <div className={styles.cardHead}>
              {nameOf(t, project)}
              <ProjectStanding project={project} />
            </div>
            <BudgetBar of={project} />
            <div className={styles.spread}>
              <span>
                {t('project.left')} <b>{leftOf(project)}</b>
              </span>
              {actsOf(project)}
            </div>
          </article>
        ),
        none: place.narrowed(['id'])
          ? {
              title: t('project.noneFound'),
              actions: (
                <RouterLink href={place.plain} className="link">
                  {t('project.all')}
                </RouterLink>
              ),
            }
          : { title: t('project.none'), text: t('project.noneText'), actions: add },
        words: { failed: t('project.failed') },
      }}
    >
      {id && <ProjectLedger key={id} id={id} acts={detailActs} />}
      {close.question}
      <Suspense>
        {asked?.kind === 'add' && <ProjectDialog onClose={() => setAsked(undefined)} />}
        {asked?.kind === 'edit' && <ProjectDialog project={asked.project} onClose={() => setAsked(undefined)} />}
        {asked?.kind === 'budget' && <BudgetDialog project={asked.project} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </ListPage>
  );
}
