import type { RequestDetail } from '@mall/contract/approval/request.api.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './approval.module.css';
import { checksOf } from './request.rules.ts';

/** What a reader would look up before he decides. */
export function RequestChecks({ request }: { request: RequestDetail }) {
  const t = useWords('approval');
  const { rise, lately } = checksOf(request);
  const price = () => {
    if (rise === undefined) return { tone: 'grey', words: t('check.noPrice') } as const;
    if (rise > 0) return { tone: 'amber', words: t('check.higher', { percent: rise }) } as const;
    return { tone: 'green', words: rise === 0 ? t('check.same') : t('check.lower', { percent: -rise }) } as const;
  };
  const { tone, words } = price();
  return (
    <dl className={styles.checks}>
      <div>
        <dt>{t('check.price')}</dt>
        <dd>
          <StatusMark mark={tone === 'grey' ? 'open' : 'closed'} tone={tone}>
            {words}
          </StatusMark>
          <span className="meta">{t('check.priceHint')}</span>
        </dd>
      </div>
      <div>
        <dt>{t('check.lately')}</dt>
        <dd>
          <StatusMark mark="closed" tone={lately > 0 ? 'amber' : 'green'}>
            {lately > 0 ? t('check.latelyFound', { count: lately }) : t('check.latelyNone')}
          </StatusMark>
          <span className="meta">{t('check.latelyHint')}</span>
        </dd>
      </div>
    </dl>
  );
}
