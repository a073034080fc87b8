import { PageLink } from '@mall/kit/link/page-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import type { ComponentProps } from 'react';
import { useWords } from '../kernel/words.tsx';
import { Agreement } from './agreement.tsx';
import styles from './login-card.module.css';

/** How every way of signing in ends: consent, the button, and the ways to a new password or account. */
export function SignInFoot({ busy, ...agreement }: ComponentProps<typeof Agreement> & { busy: boolean }) {
  const t = useWords('account');
  return (
    <>
      <Agreement {...agreement} />
      <Button type="submit" size="l" block busy={busy}>
        {t('login.submit')}
      </Button>
      <div className={styles.links}>
        <PageLink to="/forgotPassword" className="meta">
          {t('login.forgot')}
        </PageLink>
        <span className="meta">
          {t('login.noAccount')}
          <PageLink to="/register" className="link">
            {t('login.register')}
          </PageLink>
        </span>
      </div>
    </>
  );
}
