import { disputeReasonWords } from '@mall/contract/billing/bill.rules.ts';
import type { BillDispute } from '@mall/contract/billing/bill-data.ts';
import { Attachments } from '@mall/kit/detail/attachments.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './billing.module.css';
import type { Disputing } from './use-disputing.ts';
import { yuan } from './yuan.ts';

/** Opens what is said of a line, or closes it. */
export function DisputeTurn({ disputing: { open, said, turn }, lineId }: { disputing: Disputing; lineId: string }) {
  const t = useWords('billing');
  return (
    <Button look="text" size="s" aria-expanded={open === lineId} onClick={() => turn(lineId)}>
      {t(open === lineId ? 'dispute.close' : said.has(lineId) ? 'dispute.change' : 'dispute.act')}
    </Button>
  );
}

/** What was collected, to be said or dropped. */
export function Collected({ disputing: { said, busy, clear, submit } }: { disputing: Disputing }) {
  const t = useWords('billing');
  const kit = useKitWords();
  if (said.size === 0) return null;
  return (
    <>
      <Button look="line" onClick={clear}>
        {kit('cancel')}
      </Button>
      <Button busy={busy} onClick={submit}>
        {t('dispute.submit', { count: said.size })}
      </Button>
    </>
  );
}

/** What the company said against a line, and what the store answered. */
export function SaidDispute({ dispute }: { dispute: BillDispute }) {
  const t = useWords('billing');
  const language = useLanguage();
  return (
    <div className={styles.said}>
      <span>
        {t('dispute.said', { reason: disputeReasonWords[dispute.reason][language], words: dispute.words })}{' '}
        <span className="meta">
          {dispute.who} <span className="num">{dispute.date.slice(5, 16)}</span>
          {dispute.moveOut && ` · ${t('dispute.moveWanted')}`}
          {dispute.should !== null && ` · ${t('dispute.shouldBe', { amount: yuan(dispute.should) })}`}
        </span>
      </span>
      <Attachments pictures={dispute.urls} />
      <span className="meta">
        {t(`answer.${dispute.answer}`)}
        {dispute.answerWords && `：${dispute.answerWords}`} {dispute.answerDate?.slice(5, 16) ?? ''}
      </span>
    </div>
  );
}
