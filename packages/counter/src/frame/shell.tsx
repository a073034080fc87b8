import { ListViews } from '@mall/kit/list/list-views.ts';
import { useTelephone } from '@mall/kit/page/use-telephone.ts';
import AgreementsDue from '@mall/kit/sign-in/agreements-due.tsx';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Drawer } from '@mall/ui/drawer.tsx';
import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router';
import { ownScreens } from '../own/own-screens.ts';
import { SavedViews } from '../views/saved-views.tsx';
import { useCounter, useCounterWords } from './counter-context.ts';
import { FootBar } from './foot-bar.tsx';
import { leave } from './leave.ts';
import styles from './shell.module.css';
import { SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { useDesk, useDeskAfresh } from './use-desk.ts';
import { useLive } from './use-live.ts';

/** The frame of a site: groups of screens at the side, who and where at the top, the work beside. */
export function Shell() {
  const { look, site, unplaced } = useCounter();
  const t = useCounterWords();
  const kit = useKitWords();
  const narrow = useTelephone();
  const { key, pathname } = useLocation();
  const desk = useDesk();
  const [openAt, setOpenAt] = useState<string>();
  const leaving = useNavigation().state !== 'idle';
  useDeskAfresh();
  useLive();
  if (unplaced !== undefined && desk?.storeId === null && !ownScreens.some(({ path }) => path === pathname))
    return <Navigate to={unplaced} replace />;
  return (
    <div className={styles.frame} data-look={look}>
      <a className={styles.skip} href="#work" onClick={skip}>
        {t('skip')}
      </a>
      {narrow ? (
        // A way that was chosen closes it: it is open for the place it was opened at.
        <Drawer
          open={openAt === key}
          from="left"
          width={264}
          title={t('menu')}
          labels={{ close: kit('close') }}
          onClose={() => setOpenAt(undefined)}
        >
          <div className={styles.folded} data-look={look}>
            <SideNavigation />
          </div>
        </Drawer>
      ) : (
        <aside className={styles.side}>
          <SideNavigation />
        </aside>
      )}
      <AgreementsDue asked={site === 'seller'} onLeave={() => void leave()} />
      <div className={styles.main}>
        <TopBar />
        <main id="work" tabIndex={-1} className={styles.work} aria-busy={leaving}>
          <Suspense>
            <ListViews value={<SavedViews />}>
              <Outlet />
            </ListViews>
          </Suspense>
        </main>
        {narrow && <FootBar onMenu={() => setOpenAt(key)} />}
      </div>
    </div>
  );
}

/** The hash belongs to the router, so the way to the work is walked here. */
const skip = (event: { preventDefault: () => void }) => {
  event.preventDefault();
  document.getElementById('work')?.focus();
};
