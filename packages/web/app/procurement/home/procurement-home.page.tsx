import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { listApi } from '@mall/contract/procurement/list.api.ts';
import { standingApi } from '@mall/contract/procurement/standing.api.ts';
import { type ProjectSum, projectApi } from '@mall/contract/project/project.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { refusalIn } from '@mall/kit/page/refusal-in.ts';
import { Refused } from '@mall/kit/page/refused.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from '../procurement.module.css';
import { BudgetBar } from '../project/budget-bar.tsx';
import { ProjectStanding } from '../project/project-standing.tsx';
import { ProjectSums } from '../project/project-sums.tsx';
import { calendarOf, StandingState } from '../standing/standing-panel.tsx';

const projectsPage = '/personalCenterBase/procurementManagement/projectList';
const listsPage = '/personalCenterBase/procurementManagement/procurementList';
const few = { page: 1, limit: 5 };

type Read<Row> = { data: { list: readonly Row[] } | undefined; error: unknown };

function Few<Row extends { id: string }>({
  title,
  href,
  found,
  none,
  row,
}: {
  title: string;
  href: string;
  found: Read<Row>;
  none: string;
  row: (one: Row) => ReactNode;
}) {
  const t = useWords('procurement/project');
  const refusal = refusalIn(found.error);
  return (
    <Panel
      bordered
      flush
      title={title}
      extra={
        <RouterLink href={href} className="link">
          {t('home.all')}
        </RouterLink>
      }
    >
      {refusal ? (
        <Refused refusal={refusal} />
      ) : !found.data ? (
        <div className={styles.stack}>
          <Skeleton kind="text" lines={4} />
        </div>
      ) : found.data.list.length === 0 ? (
        <Empty compact title={none} />
      ) : (
        <ul className={styles.rows}>
          {found.data.list.map((one) => (
            <li key={one.id}>{row(one)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Where purchasing begins: budgets, what needs a look, lists, what comes by the calendar, and the ways to find goods. */
export default function ProcurementHomePage() {
  const t = useWords('procurement/project');
  const sum = useList(ask(projectApi.sum, {}, { staleMs: 0 })).data as ProjectSum | undefined;
  const projects = useList(ask(projectApi.page, { query: { ...few, state: 'open' } }, { staleMs: 0 }));
  const lists = useList(ask(listApi.page, { query: few }, { staleMs: 0 }));
  const standings = useList(ask(standingApi.page, { query: { ...few, state: 'active' } }, { staleMs: 0 }));
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('home.title')}</h1>
      {sum && <ProjectSums sum={sum} />}
      <nav className={styles.ways} aria-label={t('home.ways')}>
        {(
          [
            ['/procurementManagement/matchGoods', 'match'],
            ['/procurementManagement/goodsComp', 'compare'],
            [listsPage, 'lists'],
            [projectsPage, 'projects'],
          ] as const
        ).map(([href, way]) => (
          <RouterLink key={way} href={href} className={styles.way ?? ''}>
            <b>{t(`way.${way}`)}</b>
            <span className="meta">{t(`way.${way}.text`)}</span>
          </RouterLink>
        ))}
      </nav>
      <div className={styles.two}>
        <Few
          title={t('project.title')}
          href={projectsPage}
          found={projects}
          none={t('project.none')}
          row={(project) => (
            <>
              <span className={styles.spread}>
                <RouterLink href={`${projectsPage}?id=${project.id}`} className="link">
                  {project.name}
                </RouterLink>
                <ProjectStanding project={project} />
              </span>
              <BudgetBar of={project} />
            </>
          )}
        />
        <div className={styles.form}>
          <Few
            title={t('standingOrder.due')}
            href={listsPage}
            found={standings}
            none={t('standingOrder.none')}
            row={(standing) => (
              <span className={styles.spread}>
                <span className={styles.lines}>
                  <span>{standing.name}</span>
                  <span className="meta">
                    {calendarOf(t, standing)} · {t('standingOrder.nextOn', { day: standing.nextDate ?? '—' })}
                  </span>
                </span>
                <span className={styles.lines}>
                  <b className="num">¥{formatCurrency(standing.amount)}</b>
                  <StandingState standing={standing} />
                </span>
              </span>
            )}
          />
          <Few
            title={t('list.title')}
            href={listsPage}
            found={lists}
            none={t('list.none')}
            row={(list) => (
              <span className={styles.spread}>
                <span className={styles.lines}>
                  <RouterLink href={`${listsPage}?id=${list.id}`} className="link">
                    {list.name}
                  </RouterLink>
                  <span className="meta">
                    {t('list.line', { owner: list.ownerName, day: list.updateDate.slice(5, 10), count: list.usedCount })}
                  </span>
                </span>
                <b className="num">¥{formatCurrency(list.amount)}</b>
              </span>
            )}
          />
        </div>
      </div>
    </div>
  );
}
