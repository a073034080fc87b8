import { useList } from '@mall/kit/list/use-list.ts';
import { useWords } from '../kernel/words.tsx';
import { GlancePanel } from '../shell/glance-panel.tsx';
import styles from './quota.module.css';
import { quotaAsk } from './quota-ask.ts';
import { QuotaBar } from './quota-bar.tsx';
import { yuan } from './yuan.ts';

const page = '/personalCenterBase/procureQuotaSheet';

/** On the first page of the centre: what is left of the company's quota. One that has none is shown nothing. */
export function QuotaGlance() {
  const t = useWords('credit');
  const found = useList(quotaAsk);
  if (!found.data || found.data.total === '0.00') return null;
  return (
    <GlancePanel title={t('title')} more={{ href: page, label: t('glance.more') }} found={found} rows={1}>
      {(account) => (
        <div className={styles.glance}>
          <p className={styles.row}>
            {t('left')} <b className="num">{yuan(account.left)}</b>
          </p>
          <QuotaBar figures={account} />
          <p className="meta num">{t('glance.of', { total: yuan(account.total) })}</p>
        </div>
      )}
    </GlancePanel>
  );
}
