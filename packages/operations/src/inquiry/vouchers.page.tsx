import { deskApi } from '@mall/contract/account/desk.api.ts';
import type { VoucherCase } from '@mall/contract/inquiry/inquiry-office-data.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { voucherStates } from '@mall/contract/inquiry/voucher.machine.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { CaseBody, CaseHead, CaseLine, CasePart } from '@mall/counter/side/case-parts.tsx';
import { DecisionFoot } from '@mall/counter/side/decision-foot.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { Papers } from '../audit/papers.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import { InquiryTabs } from './inquiry-tabs.tsx';

const fields = { state: oneOf(voucherStates), word: typed(40), id: typed(18) };
const reads = [inquiryOperationsApi.vouchers, inquiryOperationsApi.page, deskApi.desk];

/** Papers of deals: those that wait longest come first. */
export default function VouchersPage() {
  const t = useWords('inquiry');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const query = { page, limit: queueSize, ...(state && { state }), ...(word && { word }) };
  const found = useList(ask(inquiryOperationsApi.vouchers, { query }, { staleMs: 0 }));
  return (
    <QueuePage
      title={t('tab.vouchers')}
      lead={t('vouchers.lead')}
      alone
      tabs={<InquiryTabs at="vouchers" />}
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('state', voucherStates, { label: t('state'), any: t('state.any'), of: (one) => t(`voucher.${one}`) }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t(place.narrowed() ? 'none.found' : 'vouchers.none') }}
      noneOpen={t('none.open')}
    >
      {(id, next) => <Case key={id} found={found.data?.list.find((one) => one.id === id)} onDecided={next} />}
    </QueuePage>
  );
}

function Row({ row }: { row: VoucherCase }) {
  const t = useWords('inquiry');
  return (
    <>
      <CaseLine>
        <b className="ell">{row.title}</b>
        <span className="meta">{t(`voucher.${row.state}`)}</span>
      </CaseLine>
      <CaseLine>
        <span className="meta ell">{row.company}</span>
        <span className="meta num">{row.at.slice(5, 16)}</span>
      </CaseLine>
    </>
  );
}

function Case({ found, onDecided }: { found: VoucherCase | undefined; onDecided: () => void }) {
  const t = useWords('inquiry');
  if (!found) return <Empty title={t('none.open')} picture="none" />;
  return (
    <>
      <CaseHolder kind="deal_voucher" url={`/inquiries/vouchers?id=${found.id}`} />
      <CaseBody>
        <CaseHead
          title={found.title}
          about={
            <RouterLink className="link num" href={`/inquiries?id=${found.inquiryId}`}>
              {found.inquiryNumber}
            </RouterLink>
          }
          mark={t(`voucher.${found.state}`)}
        />
        <Facts
          facts={[
            [t('company'), found.company],
            [t('winner'), found.winner],
            [t('total'), `¥${formatCurrency(found.total)}`],
            [t('vouchers.at'), found.at.slice(0, 16)],
            [t('reason'), found.reason],
          ]}
        />
        <CasePart title={t('vouchers.papers')}>
          <Papers papers={found.files} />
        </CasePart>
      </CaseBody>
      {found.state === 'submitted' && <Decision found={found} onDecided={onDecided} />}
    </>
  );
}

function Decision({ found, onDecided }: { found: VoucherCase; onDecided: () => void }) {
  const t = useWords('inquiry');
  const may = useRights()?.has('operations:inquiries:decide') === true;
  const { id, company } = found;
  const common = { changes: reads, onClosed: onDecided };
  const accept = useAct({
    call: inquiryOperationsApi.acceptVoucher,
    request: () => ({ params: { id } }),
    ask: () => ({ title: t('accept.ask', { company }), text: t('accept.text'), act: t('accept') }),
    done: t('accept.done'),
    ...common,
  });
  const reject = useReasonAct({
    call: inquiryOperationsApi.rejectVoucher,
    request: (_: void, reason) => ({ params: { id }, body: { reason } }),
    why: () => ({
      title: t('reject.ask', { company }),
      text: t('reject.text'),
      reasons: [t('reject.unclear'), t('reject.amount'), t('reject.party')],
      words: { act: t('reject') },
    }),
    done: t('reject.done'),
    ...common,
  });
  return may && <DecisionFoot yes={{ act: accept, label: t('accept') }} no={{ act: reject, label: t('reject') }} />;
}
