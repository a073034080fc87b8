import { type InquiryState, inquiryStateRows, inquiryStates } from '@mall/contract/inquiry/inquiry.machine.ts';
import type { InquiryOverview } from '@mall/contract/inquiry/inquiry-office-data.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useWords } from '../kernel/words.ts';
import { InquiryCase } from './inquiry-case.tsx';
import { InquiryMark } from './inquiry-mark.tsx';
import { InquiryTabs } from './inquiry-tabs.tsx';

const released = inquiryStates.filter((state) => state !== 'draft') as Exclude<InquiryState, 'draft'>[];
const fields = { state: oneOf(released), word: typed(40), id: typed(18) };

/** Released inquiries of all companies, each with its case beside the list; of quotes only how many there are, until they are opened. */
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
      caseWidth={640}
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
      {(id) => <InquiryCase key={id} id={id} />}
    </QueuePage>
  );
}

function Row({ row }: { row: InquiryOverview }) {
  const t = useWords('inquiry');
  return (
    <>
      <CaseLine>
        <b className="ell">{row.title}</b>
        <InquiryMark state={row.state} />
      </CaseLine>
      <CaseLine>
        <span className="meta ell">{row.company}</span>
        <span className="meta">{t('quoted', { quoted: row.quoted, invited: row.invited })}</span>
      </CaseLine>
    </>
  );
}
