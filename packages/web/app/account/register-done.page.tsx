import { Button } from '@mall/ui/button.tsx';
import { CircleCheckIcon } from '@mall/ui/icons/circle-check-icon.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { FormCard } from './form-card.tsx';
import styles from './register-done.module.css';

const certification = '/personalCenterBase/enterpriseAuth';

export default function RegisterDonePage() {
  const t = useWords('account');
  const kind = useSearchParams()[0].get('type') === '2' ? 'enterprise' : 'individual';
  const steps = kind === 'enterprise' ? (['register', 'login', 'certify', 'buy'] as const) : (['register', 'login', 'buy'] as const);
  const title = (
    <span className={styles.title}>
      <CircleCheckIcon size={28} className={styles.sign} />
      {t('done.title')}
    </span>
  );
  return (
    <AccountFrame>
      <FormCard title={title} lead={t(`done.${kind}`)}>
        <div className={styles.body}>
          <Steps
            label={t('done.steps')}
            items={steps.map((step, place) => ({
              id: step,
              label: t(`step.${step}`),
              state: place === 0 ? 'done' : place === 1 ? 'current' : 'todo',
            }))}
          />
          <div className={styles.ways}>
            <Button size="l" href="/login?notBack=1" as={RouterLink}>
              {t('done.login')}
            </Button>
            <Button size="l" look="line" href={`/login?notBack=1&back=${encodeURIComponent(certification)}`} as={RouterLink}>
              {t('done.certify')}
            </Button>
            <Button size="l" look="text" href="/" as={RouterLink}>
              {t('done.look')}
            </Button>
          </div>
          {kind === 'individual' && <p className="meta">{t('done.certifyNote')}</p>}
        </div>
      </FormCard>
    </AccountFrame>
  );
}
