import { saveFile } from '@mall/client/download.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { type Movement, type MovementKind, type Project, projectApi } from '@mall/contract/project/project.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserDownload } from '@mall/kit/ask/browser.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useEffect, useRef, useState } from 'react';
import { type Translate, useWords } from '../../kernel/words.tsx';
import styles from '../procurement.module.css';
import { BudgetBar } from './budget-bar.tsx';

const marks: Record<MovementKind, Pick<StatusMarkProps, 'mark' | 'tone'>> = {
  start: { mark: 'closed', tone: 'grey' },
  more: { mark: 'closed', tone: 'grey' },
  less: { mark: 'open', tone: 'grey' },
  reserve: { mark: 'open', tone: 'amber' },
  release: { mark: 'open', tone: 'grey' },
  use: { mark: 'closed', tone: 'green' },
  refund: { mark: 'closed', tone: 'green' },
};

const signed = (amount: string): string =>
  `${fromYuan(amount) > 0 ? '+' : fromYuan(amount) < 0 ? '−' : ''}${formatCurrency(amount.replace('-', ''))}`;

const columnsOf = (t: Translate<'procurement/project'>): TableColumn<Movement>[] => [
  { key: 'time', head: t('ledger.time'), width: 128, wide: true, cell: ({ time }) => <span className="num">{time.slice(5, 16)}</span> },
  {
    key: 'kind',
    head: t('ledger.kind'),
    width: 96,
    cell: ({ kind }) => <StatusMark {...marks[kind]}>{t(`ledger.${kind}`)}</StatusMark>,
  },
  {
    key: 'of',
    head: t('ledger.of'),
    cell: ({ orderId, orderSn, byName, reason, time }) => (
      <span className={styles.lines}>
        {orderId ? (
          <RouterLink href={`/personalCenterBase/myOrdersDetail?id=${orderId}`} className="link">
            {t('ledger.order', { sn: orderSn })}
          </RouterLink>
        ) : (
          <span>{reason || '—'}</span>
        )}
        {byName && <span className="meta">{byName}</span>}
        <span className="meta num only-phone">{time.slice(5, 16)}</span>
      </span>
    ),
  },
  { key: 'centre', head: t('project.centre'), wide: true, cell: ({ costCentre }) => costCentre || '—' },
  {
    key: 'change',
    head: t('ledger.change'),
    align: 'money',
    cell: ({ kind, change }) => (kind === 'use' ? t('ledger.used') : <span className="num">{signed(change)}</span>),
  },
  {
    key: 'left',
    head: t('ledger.left'),
    align: 'money',
    wide: true,
    cell: ({ left }) => <span className="num">{formatCurrency(left)}</span>,
  },
];

const size = 10;

/** One project: what it is, and what moved its budget. */
export function ProjectLedger({ id, acts }: { id: string; acts: (project: Project) => React.ReactNode }) {
  const t = useWords('procurement/project');
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { data: project, isError, error, isFetching, refetch } = useList(ask(projectApi.detail, { params: { id } }, { staleMs: 0 }));
  const found = useList(ask(projectApi.movements, { params: { id }, query: { page, limit: size } }, { staleMs: 0 }));
  const there = project !== undefined;
  useEffect(() => {
    if (there) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [there]);
  const exportAll = async () => {
    setBusy(true);
    await browserDownload(projectApi.exportMovements, { params: { id } })
      .then(saveFile)
      .catch(() => {});
    setBusy(false);
  };
  if (isError)
    return (
      <Panel bordered>
        <ReadFailed compact error={error} title={t('project.failed')} busy={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!project) return null;
  const total = found.data?.total ?? 0;
  return (
    <div ref={panel}>
      <Panel
        bordered
        flush
        title={project.name}
        extra={
          <span className={styles.acts}>
            {acts(project)}
            <Button look="line" size="s" icon={<DownloadIcon size={14} />} busy={busy} onClick={() => void exportAll()}>
              {t('ledger.export')}
            </Button>
          </span>
        }
      >
        <div className={styles.stack}>
          <BudgetBar of={project} />
          <Facts
            two
            facts={[
              [t('project.code'), project.code],
              [t('project.manager'), project.managerName],
              [t('project.period'), `${project.startDate} ~ ${project.endDate}`],
              [t('project.department'), project.departmentName || t('project.whole')],
              [t('project.centre'), project.costCentre],
              [t('project.control'), t(project.strict ? 'project.isStrict' : 'project.isLoose')],
              [t('project.left'), `¥${formatCurrency(project.left)}`],
              [t('project.seller'), t(project.shownToSeller ? 'project.isShown' : 'project.isHidden')],
            ]}
          />
        </div>
        <Table
          fits
          caption={t('ledger')}
          columns={columnsOf(t)}
          rows={found.data?.list ?? []}
          rowKey={(row) => row.id}
          loading={found.data === undefined}
          empty={<Empty compact title={t('ledger.none')} />}
        />
        {total > size && (
          <div className={styles.foot}>
            <span className="meta">{t('ledger.total', { total })}</span>
            <span className={styles.acts}>
              <Button look="line" size="s" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t('newer')}
              </Button>
              <Button look="line" size="s" disabled={page * size >= total} onClick={() => setPage(page + 1)}>
                {t('older')}
              </Button>
            </span>
          </div>
        )}
      </Panel>
    </div>
  );
}
