import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import { RefusedContext, type RefusedProps } from '@mall/kit/page/refused.tsx';
import { MenuIcon } from '@mall/ui/icons/menu-icon.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { BottomBar } from './bottom-bar.tsx';
import styles from './centre-layout.module.css';
import { CentreMenu } from './centre-menu.tsx';
import { ClosingNote } from './closing-note.tsx';
import { ErrorTold } from './error-told.tsx';
import { renderFrame, whenQuestionsChange } from './frame-loaders.ts';
import { InvitationNotes } from './invitation-notes.tsx';
import { plainQueries } from './shell.queries.ts';
import { SimpleFooter } from './simple-footer.tsx';
import { SimpleHeader } from './simple-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useSessionWatch } from './use-session.ts';

export const loader = renderFrame(plainQueries);
export const clientLoader = browseLoader(plainQueries);
export const shouldRevalidate = whenQuestionsChange(plainQueries);

const CentreRefused = lazy(() => import('./refused/centre-refused.tsx'));
const MenuDrawer = lazy(() => import('./menu-drawer.tsx'));

const tellRefused = (props: RefusedProps) => <CentreRefused {...props} />;

/** The frame of the member's own pages. */
export default function CentreLayout() {
  return (
    <Frame>
      <div className={styles.notes}>
        <ClosingNote />
        <InvitationNotes />
      </div>
      <RefusedContext value={tellRefused}>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </RefusedContext>
    </Frame>
  );
}

/** Until the browser has the member's data: the frame stands, the page is on its way. */
export function HydrateFallback() {
  return (
    <Frame>
      <Waiting />
    </Frame>
  );
}

/** A page that failed keeps the frame. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorTold />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
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
      {menuOpen && (
        <Suspense>
          <MenuDrawer onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Waiting() {
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
