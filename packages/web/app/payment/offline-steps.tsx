import type { OfflinePay } from '@mall/contract/payment/payment.api.ts';
import { copyText } from '@mall/kit/act/copy-text.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { CopyIcon } from '@mall/ui/icons/copy-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useWords } from '../kernel/words.tsx';
import looks from './offline-pay.module.css';
import { PayCountdown } from './pay-countdown.tsx';
import styles from './payment.module.css';
import { VoucherForm } from './voucher.form.tsx';

type OfflineStepsProps = { offline: OfflinePay; at: number; onChanged: () => void };

const copy = async (text: string, copied: string, failed: string) => {
  if (await copyText(text)) toast.ok(copied);
  else toast.warn(failed);
};

/** Transfer, voucher, check: the account to pay to, and what has become of the voucher. */
export function OfflineSteps({ offline, at, onChanged }: OfflineStepsProps) {
  const t = useWords('payment');
  const { voucher } = offline;
  const waits = voucher?.state === 'submitted';
  const here = waits ? 2 : 0;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Panel>
          <Steps
            label={t('offline.steps')}
            items={(['transfer', 'voucher', 'check'] as const).map((id, place) => ({
              id,
              label: t(`offline.${id}`),
              state: place < here ? 'done' : place === here || (place === 1 && here === 0) ? 'current' : 'todo',
            }))}
          />
        </Panel>
        <Account offline={offline} />
        {waits && voucher ? (
          <Panel title={t('voucher')}>
            <Note tone="info">{t('voucher.submitted', { time: voucher.createDate })}</Note>
            <dl className={looks.facts}>
              <dt>{t('payerName')}</dt>
              <dd>{voucher.payerName}</dd>
              <dt>{t('voucher.files')}</dt>
              <dd className={looks.sent}>
                {voucher.urls.map((url, place) => (
                  <a key={url} className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
                    {t('voucher.file', { number: place + 1 })}
                  </a>
                ))}
              </dd>
            </dl>
          </Panel>
        ) : (
          <Panel title={t('voucher')}>
            {voucher?.state === 'rejected' && (
              <div className={looks.rejected}>
                <Note tone="bad" role="alert">
                  {t('voucher.rejected', { reason: voucher.reason })}
                </Note>
              </div>
            )}
            <VoucherForm paySn={offline.paySn} onDone={onChanged} />
          </Panel>
        )}
      </div>
      <aside className={classNames(styles.side, looks.first)} aria-label={t('amount')}>
        <Panel>
          <dl className={styles.sum}>
            <dt>{t('amount')}</dt>
            <dd>
              <Price value={offline.amount} size="l" />
            </dd>
          </dl>
          {offline.paySeconds !== undefined && (
            <p className={styles.deadline}>
              <span>{t('payWithin')}</span>
              <PayCountdown seconds={offline.paySeconds} at={at} onEnd={onChanged} />
            </p>
          )}
          <p className="meta">{t('offline.note')}</p>
          {waits ? (
            <Button block look="line" href={`/finishPay?kind=offline&paySn=${offline.paySn}`} as={RouterLink}>
              {t('viewState')}
            </Button>
          ) : (
            <Button block look="line" href={`/toPay?paySn=${offline.paySn}`} as={RouterLink}>
              {t('otherWay')}
            </Button>
          )}
        </Panel>
      </aside>
    </div>
  );
}

function Account({ offline }: { offline: OfflinePay }) {
  const t = useWords('payment');
  const facts = [
    ['accountName', offline.account.accountName],
    ['bankName', offline.account.bankName],
    ['accountNo', offline.account.accountNo],
    ['transferNote', offline.note],
  ] as const;
  return (
    <Panel title={t('account')}>
      <dl className={looks.account}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="num">
              {value}
              <button
                type="button"
                className={looks.copy}
                aria-label={t('copy', { name: t(name) })}
                onClick={() => void copy(value, t('copied'), t('copyFailed'))}
              >
                <CopyIcon size={16} />
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <Note tone="warn">{t('offline.warn')}</Note>
    </Panel>
  );
}
