import { stuckTabs } from '@mall/contract/approval/approval.rules.ts';
import { approvalOperationsApi, type StuckRequest } from '@mall/contract/approval/approval-operations.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { QueueRows } from '@mall/counter/side/queue-rows.tsx';
import { SideBySide } from '@mall/counter/side/side-by-side.tsx';
import { useQueue } from '@mall/counter/side/use-queue.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './approvals.module.css';
import { StuckCase } from './stuck-case.tsx';
import { StuckMark } from './stuck-mark.tsx';
import { useWaited } from './use-waited.ts';

const tabs = ['all', ...stuckTabs] as const;
const fields = { tab: oneOf(tabs, 'all'), word: typed(50), id };
const aPage = 20;

/** Requests of companies that do not go on by themselves: nobody can decide, nobody does, or the outside system did not take them. */
export default function ApprovalsPage() {
  const t = useWords('approval');
  const place = usePlace(fields);
  const { tab, word, page } = place.at;
  const filter = { ...(tab !== 'all' && { tab }), ...(word && { word }) };
  const found = useList(ask(approvalOperationsApi.page, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: approvalOperationsApi.export, filter });
  const rows = found.data?.list.map((row) => ({ ...row, id: row.requestId }));
  const queue = useQueue(place, rows);
  const counts = found.data?.counts;
  const narrowed = place.narrowed(['tab', 'id']);
  return (
    <SideBySide
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={600}
      head={
        <>
          <Tabs
            inset
            label={t('tabs')}
            items={tabs.map((one) => ({
              id: one,
              label: t(`tab.${one}`),
              ...(counts && one !== 'all' && { count: counts[one], hot: one === 'noHolder' && counts[one] > 0 }),
            }))}
            value={tab}
            hrefOf={(one) => place.hrefOf({ tab: one, id: '' })}
            link={RouterLink}
          />
          <FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('filter.word'), width: 260, most: 50 }]} />
        </>
      }
      list={
        <QueueRows
          title={t('title')}
          queue={queue}
          found={{ ...found, data: found.data && rows && { list: rows, total: found.data.total } }}
          size={aPage}
          row={(row) => <Row request={row} />}
          none={{
            title: t(narrowed ? 'none.narrowed' : 'none'),
            actions: narrowed && (
              <Button look="line" href={place.plain} as={RouterLink}>
                {t('none.showAll')}
              </Button>
            ),
          }}
        />
      }
    >
      {queue.open === undefined ? (
        <Empty title={t('none.open')} picture="none" />
      ) : (
        <StuckCase key={queue.open} id={queue.open} onDone={queue.next} />
      )}
    </SideBySide>
  );
}

function Row({ request }: { request: StuckRequest }) {
  const t = useWords('approval');
  const waited = useWaited();
  return (
    <>
      <span className={styles.line}>
        <b>{request.companyName}</b>
        <StuckMark of={request} />
      </span>
      <span className={styles.line}>
        <span className="ell">{request.title}</span>
        <span className="num">¥{formatCurrency(request.amount)}</span>
      </span>
      <span className={styles.line}>
        <span className="meta num">{request.requestNo}</span>
        <span className="meta">{t('row.waited', { node: request.nodeName, time: waited(request.waitedSeconds) })}</span>
      </span>
    </>
  );
}
