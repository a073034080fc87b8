import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { type StandingOrder, standingApi } from '@mall/contract/procurement/standing.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { useTelephone } from '@mall/kit/page/use-telephone.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Translate, useWords } from '../../kernel/words.tsx';
import { useSession } from '../../shell/use-session.ts';
import styles from '../procurement.module.css';
import { StandingRuns } from './standing-runs.tsx';

const StandingDialog = lazy(() => import('./standing-dialog.tsx'));

const marks: Record<StandingOrder['state'], Pick<StatusMarkProps, 'mark' | 'tone'>> = {
  active: { mark: 'closed', tone: 'green' },
  paused: { mark: 'open', tone: 'grey' },
  ended: { mark: 'open', tone: 'grey' },
};

type T = Translate<'procurement/project'>;

export const calendarOf = (t: T, { period, day }: Pick<StandingOrder, 'period' | 'day'>): string =>
  period === 'weekly' ? t('calendar.weekly', { day: t(`weekday.${day}` as 'weekday.1') }) : t(`calendar.${period}`, { day });

/** Where it is; a run that failed comes before that it goes on. */
export function StandingState({ standing: { state, lastRun } }: { standing: StandingOrder }) {
  const t = useWords('procurement/project');
  const failed = lastRun?.result === 'failed' && state !== 'ended';
  return (
    <span className={styles.lines}>
      <StatusMark {...(failed ? { mark: 'closed', tone: 'red' } : marks[state])}>
        {t(failed ? 'standingState.failed' : `standingState.${state}`)}
      </StatusMark>
      {lastRun && (
        <span className="meta">
          {lastRun.dueDate.slice(5)} {lastRun.result === 'failed' ? lastRun.reason : t(`run.${lastRun.result}`)}
        </span>
      )}
    </span>
  );
}

const byId = ({ id }: StandingOrder) => ({ params: { id } });
const reads = [standingApi.page, standingApi.runs] as const;

/** Orders by the calendar: what comes next, what became of the last, and whether it goes on. */
export function StandingPanel() {
  const t = useWords('procurement/project');
  const { may } = useSession();
  const telephone = useTelephone();
  const [asked, setAsked] = useState<{ standing?: StandingOrder }>();
  const [openId, setOpenId] = useState<string>();
  const found = useList(ask(standingApi.page, { query: { page: 1, limit: 50 } }, { staleMs: 0 }));
  const plan = { request: byId, changes: reads };
  const pause = useAct({ call: standingApi.pause, ...plan, done: t('standingOrder.paused') });
  const resume = useAct({ call: standingApi.resume, ...plan, done: t('standingOrder.resumed') });
  const skip = useAct({
    call: standingApi.skip,
    ...plan,
    request: ({ id, nextDate }: StandingOrder) => ({ params: { id }, body: { nextDate: nextDate ?? '' } }),
    ask: ({ name, nextDate }) => ({ title: t('standingOrder.skipAsk', { name, day: nextDate ?? '' }), act: t('standingOrder.skip') }),
    done: ({ nextDate }) => t('standingOrder.skipped', { day: nextDate }),
  });
  const unskip = useAct({
    call: standingApi.unskip,
    ...plan,
    request: ({ id, skippedDate }: StandingOrder) => ({ params: { id }, body: { skippedDate: skippedDate ?? '' } }),
    ask: ({ name, skippedDate }) => ({
      title: t('standingOrder.unskipAsk', { name, day: skippedDate ?? '' }),
      act: t('standingOrder.unskip'),
    }),
    done: ({ nextDate }) => t('standingOrder.unskipped', { day: nextDate }),
  });
  const end = useAct({
    call: standingApi.end,
    ...plan,
    ask: ({ name }) => ({ title: t('standingOrder.endAsk', { name }), act: t('standingOrder.end'), tone: 'danger' as const }),
    done: t('standingOrder.ended'),
  });
  const running = { pause, resume, skip, unskip, end };
  const actsOf = (standing: StandingOrder): ReactNode => (
    <span className={styles.acts}>
      {standing.actions.map((act) => (
        <Button
          key={act}
          look="text"
          size="s"
          aria-label={`${t(`standingOrder.${act}`)} ${standing.name}`}
          busy={act !== 'edit' && running[act].subject === standing}
          onClick={() => (act === 'edit' ? setAsked({ standing }) : running[act].start(standing))}
        >
          {t(`standingOrder.${act}`)}
        </Button>
      ))}
      {standing.lastRun && (
        <Button
          look="text"
          size="s"
          aria-expanded={openId === standing.id}
          aria-label={`${t('run.all')} ${standing.name}`}
          onClick={() => setOpenId(openId === standing.id ? undefined : standing.id)}
        >
          {t('run.all')}
        </Button>
      )}
    </span>
  );
  const rows = found.data?.list ?? [];
  const nameOf = (standing: StandingOrder): ReactNode => (
    <span className={styles.lines}>
      <span>{standing.name}</span>
      <span className="meta">{t('standingOrder.line', { list: standing.listName, count: standing.lines, owner: standing.ownerName })}</span>
    </span>
  );
  const columns: TableColumn<StandingOrder>[] = [
    { key: 'name', head: t('standingOrder.name'), cell: nameOf },
    { key: 'calendar', head: t('standingOrder.period'), wide: true, width: 136, cell: (standing) => calendarOf(t, standing) },
    {
      key: 'next',
      head: t('standingOrder.next'),
      wide: true,
      width: 104,
      cell: ({ nextDate }) => <span className="num">{nextDate ?? '—'}</span>,
    },
    {
      key: 'amount',
      head: t('standingOrder.amount'),
      align: 'money',
      wide: true,
      cell: ({ amount }) => <span className="num">¥{formatCurrency(amount)}</span>,
    },
    { key: 'state', head: t('project.state'), width: 160, cell: (standing) => <StandingState standing={standing} /> },
    { key: 'acts', head: t('acts'), align: 'right', width: 200, cell: actsOf },
  ];
  const add = may('order:buy') && (
    <Button look="line" size="s" icon={<PlusIcon size={14} />} onClick={() => setAsked({})}>
      {t('standingOrder.add')}
    </Button>
  );
  return (
    <>
      <Panel bordered flush title={t('standingOrder.title')} extra={add}>
        {found.isError ? (
          <ReadFailed compact error={found.error} title={t('list.failed')} busy={found.isFetching} onRetry={() => void found.refetch()} />
        ) : telephone && rows.length > 0 ? (
          <ul className={styles.rows}>
            {rows.map((standing) => (
              <li key={standing.id}>
                {nameOf(standing)}
                <span className={styles.spread}>
                  <span>
                    {calendarOf(t, standing)}
                    {standing.nextDate && (
                      <span className="meta num">
                        {' '}
                        {t('standingOrder.next')} {standing.nextDate}
                      </span>
                    )}
                  </span>
                  <b className="num">¥{formatCurrency(standing.amount)}</b>
                </span>
                <StandingState standing={standing} />
                {actsOf(standing)}
                {openId === standing.id && <StandingRuns id={standing.id} />}
              </li>
            ))}
          </ul>
        ) : (
          <Table
            fits
            caption={t('standingOrder.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            loading={found.data === undefined}
            detail={(standing) => (openId === standing.id ? <StandingRuns id={standing.id} /> : null)}
            empty={<Empty compact title={t('standingOrder.none')} actions={add} />}
          />
        )}
      </Panel>
      {skip.question}
      {unskip.question}
      {end.question}
      {asked && (
        <Suspense>
          <StandingDialog standing={asked.standing} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
