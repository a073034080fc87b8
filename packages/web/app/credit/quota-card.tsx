import type { CreditAccount } from '@mall/contract/credit/credit.api.ts';
import { creditStateWords } from '@mall/contract/credit/credit.machine.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import { useSiteName } from '../shell/use-site-name.ts';
import styles from './quota.module.css';
import { QuotaBar, shareOf } from './quota-bar.tsx';
import { quotaTones } from './quota-tones.ts';
import { signed, yuan } from './yuan.ts';

/** The quota at a glance: what is left, on which terms, and how it is used. */
export function QuotaCard({ account }: { account: CreditAccount }) {
  const t = useWords('credit');
  const language = useLanguage();
  const site = useSiteName();
  const { total, used, frozen, left, state, adjusted } = account;
  const terms: readonly (readonly [string, string | undefined])[] = [
    [t('term'), account.termDays === null ? undefined : t('termText', { days: account.termDays })],
    [t('valid'), account.validTo ?? undefined],
    [t('giver'), t('giverName', { site })],
    [t('ownLimit'), account.orderLimit === null ? undefined : t('ownLimitText', { amount: yuan(account.orderLimit) })],
  ];
  return (
    <Panel bordered flush>
      <div className={styles.card}>
        <div className={styles.have}>
          <p className={styles.row}>
            {t('left')} <StatusMark {...quotaTones[state]}>{creditStateWords[state][language]}</StatusMark>
          </p>
          <b className={classNames(styles.left, left.startsWith('-') && styles.less)}>{yuan(left)}</b>
          <dl className={styles.facts}>
            {terms.map(
              ([name, value]) =>
                value !== undefined && (
                  <Fact key={name} name={name}>
                    {value}
                  </Fact>
                ),
            )}
          </dl>
        </div>
        <div className={styles.use}>
          <QuotaBar figures={account} />
          <dl className={styles.figures}>
            <Figure name={t('total')} value={total}>
              {adjusted && t('adjusted', { date: adjusted.date.slice(5, 10), change: signed(adjusted.change) })}
            </Figure>
            <Figure name={t('used')} value={used} sign={styles.keyUsed}>
              {t('usedNote', { share: shareOf(used, total) })}
            </Figure>
            <Figure name={t('frozen')} value={frozen} sign={styles.keyFrozen}>
              {account.frozenOrders > 0
                ? t('frozenNote', { share: shareOf(frozen, total), count: account.frozenOrders })
                : t('share', { share: shareOf(frozen, total) })}
            </Figure>
            <Figure name={t('free')} value={left} sign="">
              {t('share', { share: shareOf(left, total) })}
            </Figure>
          </dl>
          <p className="meta">{t('formula')}</p>
        </div>
      </div>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </>
  );
}

type FigureProps = { name: string; value: string; sign?: string | undefined; children: ReactNode };

function Figure({ name, value, sign, children }: FigureProps) {
  return (
    <div>
      <dt>
        {sign !== undefined && <span className={classNames(styles.key, sign)} aria-hidden="true" />}
        {name}
      </dt>
      <dd>
        {yuan(value)}
        <small>{children}</small>
      </dd>
    </div>
  );
}
