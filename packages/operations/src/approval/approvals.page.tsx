import { stuckTabs } from '@mall/contract/approval/approval.rules.ts';
import { approvalOperationsApi, type StuckRequest } from '@mall/contract/approval/approval-operations.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useWords } from '../kernel/words.ts';
import { StuckCase } from './stuck-case.tsx';
import { StuckMark } from './stuck-mark.tsx';
import { useWaited } from './use-waited.ts';

const tabs = ['all', ...stuckTabs] as const;
const fields = { tab: oneOf(tabs, 'all'), word: typed(50), id };

/** Requests of companies that do not go on by themselves: nobody can decide, nobody does, or the outside system did not take them. */
export default function ApprovalsPage() {
  const t = useWords('approval');
  const place = usePlace(fields);
  const { tab, word, page } = place.at;
  const filter = { ...(tab !== 'all' && { tab }), ...(word && { word }) };
  const found = useList(ask(approvalOperationsApi.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: approvalOperationsApi.export, filter });
  const rows = found.data?.list.map((row) => ({ ...row, id: row.requestId }));
  const counts = found.data?.counts;
  const narrowed = place.narrowed(['tab', 'id']);
  return (
    <QueuePage
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={600}
      tabs={
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
      }
      place={place}
      filters={[{ ...wordFilter(t('filter.word')), most: 50 }]}
      found={{ ...found, data: found.data && rows && { list: rows, total: found.data.total } }}
      row={(row) => <Row request={row} />}
      none={{
        title: t(narrowed ? 'none.narrowed' : 'none'),
        actions: narrowed && (
          <Button look="line" href={place.plain} as={RouterLink}>
            {t('none.showAll')}
          </Button>
        ),
      }}
      noneOpen={t('none.open')}
    >
      {(open, next) => <StuckCase key={open} id={open} onDone={next} />}
    </QueuePage>
  );
}

function Row({ request }: { request: StuckRequest }) {
  const t = useWords('approval');
  const waited = useWaited();
  return (
    <>
      <CaseLine>
        <b>{request.companyName}</b>
        <StuckMark of={request} />
      </CaseLine>
      <CaseLine>
        <span className="ell">{request.title}</span>
        <span className="num">¥{formatCurrency(request.amount)}</span>
      </CaseLine>
      <CaseLine>
        <span className="meta num">{request.requestNo}</span>
        <span className="meta">{t('row.waited', { node: request.nodeName, time: waited(request.waitedSeconds) })}</span>
      </CaseLine>
    </>
  );
}
