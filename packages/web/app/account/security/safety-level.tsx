import type { Security } from '@mall/contract/account/security.api.ts';
import { type SafetyStep, safetyOf, safetySteps } from '@mall/contract/account/security.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './security.module.css';

const places = { email: '/personalCenterBase/bindEmail', fresh: '#password', devices: '#devices' } as const;
const isOpenable = (step: SafetyStep): step is keyof typeof places => Object.hasOwn(places, step);

/** How safe the account is, and what would make it safer. */
export function SafetyLevel({ security, onPassword }: { security: Security; onPassword: () => void }) {
  const t = useWords('account/security');
  const { level, open, done } = safetyOf(security);
  const values = { days: security.passwordAgeDays, count: security.idleDevices };
  return (
    <Panel bordered flush>
      <div className={styles.level}>
        <div className={styles.grade}>
          <p className="meta">{t('level')}</p>
          <b>{t(`level.${level}`)}</b>
          <p className="sr">{t('level.spoken', { done: done.length, total: safetySteps.length })}</p>
          <div aria-hidden="true" className={styles.bars}>
            {safetySteps.map((step, place) => (
              <i key={step} className={place < done.length ? styles.on : undefined} />
            ))}
          </div>
        </div>
        <div className={styles.todo}>
          <p>{open.length === 0 ? t('level.all') : t('level.todo', { count: open.length })}</p>
          <ul>
            {open.filter(isOpenable).map((step) => (
              <li key={step}>
                <span>{t(`open.${step}`, values)}</span>
                {step === 'email' ? (
                  <RouterLink href={places.email} className="link">
                    {t('act.email')}
                  </RouterLink>
                ) : (
                  <a href={places[step]} className="link" onClick={step === 'fresh' ? onPassword : undefined}>
                    {t(`act.${step}`)}
                  </a>
                )}
              </li>
            ))}
            {done.map((step) => (
              <li key={step} className={styles.done}>
                <span>{t(`done.${step}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  );
}
