import { type InquiryState, inquiryStateRows, inquiryStates } from '@mall/contract/inquiry/inquiry.machine.ts';
import type { InquiryOverview } from '@mall/contract/inquiry/inquiry-office-data.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { CaseBody, CaseHead, CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { InquiryTabs } from './inquiry-tabs.tsx';

const released = inquiryStates.filter((state) => state !== 'draft') as Exclude<InquiryState, 'draft'>[];
const fields = { state: oneOf(released), word: typed(40), id: typed(18) };

/** Released inquiries of all companies; of quotes only how many there are, until one is chosen. */
export default function InquiriesPage() {
  const t = useWords('inquiry');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const filter = { ...(state && { state }), ...(word && { word }) };
  const found = useList(ask(inquiryOperationsApi.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: inquiryOperationsApi.export, filter, disabled: found.data?.total === 0 });
  return (
    <QueuePage
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      alone
      tabs={<InquiryTabs at="inquiries" />}
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('state', released, { label: t('state'), any: t('state.any'), of: (one) => inquiryStateRows[one].words.zh }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t(place.narrowed() ? 'none.found' : 'none') }}
      noneOpen={t('none.open')}
    >
      {(id) => <Overview found={found.data?.list.find((one) => one.id === id)} />}
    </QueuePage>
  );
}

function Mark({ state }: { state: InquiryState }) {
  const { mark, tone, words } = inquiryStateRows[state];
  return (
    <StatusMark mark={mark} tone={tone === 'amber' ? 'blue' : tone}>
      {words.zh}
    </StatusMark>
  );
}

function Row({ row }: { row: InquiryOverview }) {
  const t = useWords('inquiry');
  return (
    <>
      <CaseLine>
        <b className="ell">{row.title}</b>
        <Mark state={row.state} />
      </CaseLine>
      <CaseLine>
        <span className="meta ell">{row.company}</span>
        <span className="meta">{t('quoted', { quoted: row.quoted, invited: row.invited })}</span>
      </CaseLine>
    </>
  );
}

const time = (at: string | null) => at?.slice(0, 16);

function Overview({ found }: { found: InquiryOverview | undefined }) {
  const t = useWords('inquiry');
  if (!found) return <Empty title={t('none.open')} picture="none" />;
  return (
    <CaseBody>
      <CaseHead title={found.title} about={<span className="num">{found.inquiryNumber}</span>} mark={<Mark state={found.state} />} />
      <Facts
        facts={[
          [t('company'), found.company],
          [t('buyer'), found.buyer],
          [t('released'), time(found.releaseTime)],
          [t('deadline'), time(found.deadline)],
          [t('round'), t('round.nth', { round: found.round })],
          [t('answers'), t('quoted', { quoted: found.quoted, invited: found.invited })],
          [t('winner'), found.winner],
          [t('total'), found.total !== null && `¥${formatCurrency(found.total)}`],
          [t('voucher'), found.voucher !== null && t(`voucher.${found.voucher}`)],
        ]}
      />
      {found.winner === '' && <p className="meta">{t('sealed')}</p>}
    </CaseBody>
  );
}
