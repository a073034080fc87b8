import { lazy, type ReactNode, Suspense } from 'react';
import { useSkin } from '../kernel/skin.ts';
import { BottomBar } from './bottom-bar.tsx';
import styles from './default-layout.module.css';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { LanguageRow } from './language-choice.tsx';
import { NavRow } from './nav-row.tsx';
import { SideTools } from './side-tools.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useSession, useSessionWatch } from './use-session.ts';
import { useBigCustomerKey, useGroupCompanyHome } from './use-zone.ts';
import { useZoneSkin } from './use-zone-skin.ts';

const MemberParts = lazy(() => import('./member-parts.tsx'));

/** The boundaries let the browser wake the page in pieces, the head first: in one piece a telephone stood still for a quarter of a second. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  useSessionWatch();
  const { member } = useSession();
  useGroupCompanyHome();
  useBigCustomerKey();
  const isGlobal = useSkin() === 'global';
  const colours = useZoneSkin();
  return (
    <div className={styles.frame} style={colours} data-skin={colours && 'own'}>
      <SkipLink />
      <TopBar />
      {member && (
        <Suspense>
          <MemberParts narrow={member.narrow} />
        </Suspense>
      )}
      <Head />
      <NavRow />
      {isGlobal && <LanguageRow place="phone" />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <SideTools />
      <BottomBar />
    </div>
  );
}
