import type { Security } from '@mall/contract/account/security.api.ts';
import type { Detail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './security.module.css';

type SecurityFrameProps = { title: string; security: Detail<Security>; children: (security: Security) => ReactNode };

/** The page of one errand of the centre: its title, the way back, and what is known of the account first. */
export function SecurityFrame({ title, security, children }: SecurityFrameProps) {
  const t = useWords('account/security');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <RouterLink href="/personalCenterBase/securitySetting" className="link">
          {t('back')}
        </RouterLink>
      </header>
      <Panel bordered>
        <KnownSecurity security={security}>{children}</KnownSecurity>
      </Panel>
    </div>
  );
}

export function KnownSecurity({ security, children }: Omit<SecurityFrameProps, 'title'>) {
  const t = useWords('account/security');
  const { thing, state, busy, again } = security;
  if (thing) return children(thing);
  if (state !== 'failed') return <Skeleton kind="block" height={240} />;
  return <ErrorState compact title={t('failed')} labels={{ retry: t('retry') }} busy={busy} onRetry={again} />;
}
