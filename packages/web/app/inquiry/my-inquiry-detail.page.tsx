import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { InquiryAction, InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { PrintFrame } from '@mall/kit/print/print-frame.tsx';
import { Button } from '@mall/ui/button.tsx';
import { ClockIcon } from '@mall/ui/icons/clock-icon.tsx';
import { PrinterIcon } from '@mall/ui/icons/printer-icon.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { AwardResult } from './award-result.tsx';
import { DeadlineDialog } from './deadline-dialog.tsx';
import styles from './inquiry.module.css';
import { InquiryFiles, InquiryLines, InquiryLog } from './inquiry-facts.tsx';
import { InquiryFigures } from './inquiry-figures.tsx';
import { compareAddress, draftAddress, inquiriesAddress } from './inquiry-reads.ts';
import { Invited } from './invited.tsx';
import { Questions } from './questions.tsx';
import { useInquiryActs } from './use-inquiry-acts.tsx';
import { Vouchers } from './vouchers.tsx';

/** One inquiry: who was asked and has answered, what was asked back, and what is to be done. */
export default function MyInquiryDetailPage() {
  const t = useWords('inquiry');
  // The dialogs speak these words: fetched when one opens, they would hide the page for a moment, and what was pressed would lose the focus.
  useWords('inquiry/form');
  const id = useSearchParams()[0].get('id');
  const detail = useDetail(isId(id) ? ask(inquiryApi.detail, { params: { id } }, { staleMs: 0 }) : undefined);
  return (
    <DetailPage
      detail={detail}
      list={{ href: inquiriesAddress, label: t('title') }}
      kind={t('detail.title')}
      words={{ failed: t('failed'), missing: { title: t('missing.title'), text: t('missing.text'), list: t('title') } }}
      about={({ inquiryNumber }) => inquiryNumber}
      title={({ title }) => title || t('untitled')}
      acts={(inquiry) => <HeadActs inquiry={inquiry} />}
    >
      {(inquiry) => <Body inquiry={inquiry} />}
    </DetailPage>
  );
}

function HeadActs({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useWords('inquiry');
  const acts = useInquiryActs();
  const [extending, setExtending] = useState(false);
  const has = (act: InquiryAction) => inquiry.actions.includes(act);
  return (
    <>
      {inquiry.state !== 'draft' && (
        <Button look="line" icon={<PrinterIcon size={16} />} onClick={() => window.print()}>
          {t('act.print')}
        </Button>
      )}
      {has('edit') && (
        <Button as={RouterLink} href={draftAddress(inquiry.id)}>
          {t('act.edit')}
        </Button>
      )}
      {has('extend') && (
        <Button look="line" icon={<ClockIcon size={16} />} onClick={() => setExtending(true)}>
          {t('extend.act')}
        </Button>
      )}
      {has('again') && (
        <Button look="line" busy={acts.again.busy} onClick={() => acts.again.start(inquiry)}>
          {t('again.act')}
        </Button>
      )}
      {inquiry.openTime && (
        <Button look={has('confirm') ? 'primary' : 'line'} as={RouterLink} href={compareAddress(inquiry.id)}>
          {t(has('confirm') ? 'act.compare' : 'act.sheet')}
        </Button>
      )}
      {has('cancel') && (
        <Button look="danger" onClick={() => acts.cancel.start(inquiry)}>
          {t('cancel.act')}
        </Button>
      )}
      {extending && <DeadlineDialog kind="extend" inquiry={inquiry} onClose={() => setExtending(false)} />}
      {acts.questions}
    </>
  );
}

function Body({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useWords('inquiry');
  return (
    <PrintFrame title={`${inquiry.inquiryNumber} ${inquiry.title}`} at={(time) => t('print.at', { time })}>
      <InquiryFigures inquiry={inquiry} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <AwardResult inquiry={inquiry} />
          <Invited inquiry={inquiry} />
          <Questions inquiry={inquiry} />
          <Vouchers inquiry={inquiry} />
        </div>
        <div className={styles.stack}>
          <InquiryLines inquiry={inquiry} />
          <InquiryFiles files={inquiry.files} title={t('files.title')} />
          <InquiryLog inquiry={inquiry} />
        </div>
      </div>
    </PrintFrame>
  );
}
