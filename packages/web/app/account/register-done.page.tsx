import { ReplaceLink } from '@mall/kit/link/replace-link.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { Button } from '@mall/ui/button.tsx';
import { CircleCheckIcon } from '@mall/ui/icons/circle-check-icon.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import { safeReturn } from '../kernel/guard.ts';
import { useWords } from '../kernel/words.tsx';
import { useLeaving } from '../shell/use-leaving.ts';
import { AccountFrame } from './account-frame.tsx';
import { FormCard } from './form-card.tsx';
import styles from './register-done.module.css';

const seconds = 5;

/** Says that it is done and leads back to where the new member came from. Who could not be signed in on the way does so here. */
export default function RegisterDonePage() {
  const t = useWords('account');
  const signedIn = useSignedIn();
  const kind = useSearchParams()[0].get('type') === '2' ? 'enterprise' : 'individual';
  const steps = kind === 'enterprise' ? (['register', 'login', 'certify', 'buy'] as const) : (['register', 'login', 'buy'] as const);
  const current = signedIn ? 2 : 1;
  const title = (
    <span className={styles.title}>
      <CircleCheckIcon size={28} className={styles.sign} />
      {t('done.title')}
    </span>
  );
  return (
    <AccountFrame>
      <FormCard title={title} lead={t(signedIn ? `done.in.${kind}` : `done.${kind}`)}>
        <div className={styles.body}>
          <Steps
            label={t('done.steps')}
            items={steps.map((step, place) => ({
              id: step,
              label: t(`step.${step}`),
              state: place < current ? 'done' : place === current ? 'current' : 'todo',
            }))}
          />
          {signedIn ? <WayBack /> : <WayIn />}
        </div>
      </FormCard>
    </AccountFrame>
  );
}

function WayBack() {
  const t = useWords('account');
  const navigate = useNavigate();
  const back = safeReturn(useSearchParams()[0].get('back')) ?? '/';
  const { left, stays, stay } = useLeaving(seconds, () => void navigate(back, { replace: true }));
  return (
    <>
      <p role="timer" className={styles.count} data-stays={stays || undefined} aria-hidden={stays || undefined}>
        {t(back === '/' ? 'done.countHome' : 'done.count', { seconds: left })}
      </p>
      <div className={styles.ways}>
        <Button size="l" href={back} as={ReplaceLink}>
          {t(back === '/' ? 'done.home' : 'done.back')}
        </Button>
        {back !== '/' && (
          <Button size="l" look="line" href="/" as={ReplaceLink}>
            {t('done.home')}
          </Button>
        )}
        <Button size="l" look="text" disabled={stays} onClick={stay}>
          {t('done.stay')}
        </Button>
      </div>
    </>
  );
}

function WayIn() {
  const t = useWords('account');
  return (
    <div className={styles.ways}>
      <Button size="l" href="/login?notBack=1" as={RouterLink}>
        {t('done.login')}
      </Button>
      <Button size="l" look="text" href="/" as={RouterLink}>
        {t('done.look')}
      </Button>
    </div>
  );
}
