import { RefusedContext, type RefusedProps } from '@mall/kit/page/refused.tsx';
import { MenuIcon } from '@mall/ui/icons/menu-icon.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { BottomBar } from './bottom-bar.tsx';
import styles from './centre-layout.module.css';
import { CentreMenu } from './centre-menu.tsx';
import { ClosingNote } from './closing-note.tsx';
import { InvitationNotes } from './invitation-notes.tsx';
import { SimpleFooter } from './simple-footer.tsx';
import { SimpleHeader } from './simple-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useSession, useSessionWatch } from './use-session.ts';

const CentreRefused = lazy(() => import('./refused/centre-refused.tsx'));
const ClosedToVisits = lazy(() => import('./closed-to-visits.tsx'));
const MemberParts = lazy(() => import('./member-parts.tsx'));
const MenuDrawer = lazy(() => import('./menu-drawer.tsx'));

const tellRefused = (props: RefusedProps) => <CentreRefused {...props} />;

/** What stands around the member's own pages. */
export function CentreFrame({ children }: { children: ReactNode }) {
  useSessionWatch();
  const t = useWords('shell');
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = (
    <button type="button" className={`${styles.menuButton} only-phone`} aria-label={t('centre.menu')} onClick={() => setMenuOpen(true)}>
      <MenuIcon />
    </button>
  );
  return (
    <div className={styles.frame}>
      <SkipLink />
      <SimpleHeader menuButton={menuButton} />
      <div className={`wrap ${styles.shell}`}>
        <div className={`${styles.side} no-phone no-print`}>
          <CentreMenu />
        </div>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <div className="no-phone">
        <SimpleFooter />
      </div>
      <BottomBar centre />
      <Suspense>
        <MemberParts />
      </Suspense>
      {menuOpen && (
        <Suspense>
          <MenuDrawer onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** A page in the frame, with what the member should know first. */
export function CentrePage({ children }: { children: ReactNode }) {
  const { member } = useSession();
  if (member?.narrow)
    return (
      <Suspense>
        <ClosedToVisits />
      </Suspense>
    );
  return (
    <CentreFrame>
      <div className={styles.notes}>
        <ClosingNote />
        <InvitationNotes />
      </div>
      <RefusedContext value={tellRefused}>
        <Suspense fallback={<CentreWaiting />}>{children}</Suspense>
      </RefusedContext>
    </CentreFrame>
  );
}

export function CentreWaiting() {
  const t = useWords('shell');
  return (
    <output className={styles.waiting} aria-busy="true" aria-label={t('loading')}>
      <Skeleton kind="block" height={28} width={160} />
      <div className={styles.panel}>
        <Skeleton kind="row" count={6} columns={4} />
      </div>
    </output>
  );
}
