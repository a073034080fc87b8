import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSkin } from '../kernel/skin.ts';
import { BottomBar } from './bottom-bar.tsx';
import styles from './default-layout.module.css';
import { ErrorTold } from './error-told.tsx';
import { Footer } from './footer.tsx';
import { renderFrame, whenQuestionsChange } from './frame-loaders.ts';
import { Head } from './head.tsx';
import { LanguageRow } from './language-choice.tsx';
import { NavRow } from './nav-row.tsx';
import { frameQueries } from './shell.queries.ts';
import { SideTools } from './side-tools.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useSessionWatch } from './use-session.ts';
import { useGroupCompanyHome } from './use-zone.ts';
import { useZoneSkin } from './use-zone-skin.ts';

export const loader = renderFrame(frameQueries);
export const clientLoader = browseLoader(frameQueries);
export const shouldRevalidate = whenQuestionsChange(frameQueries);

/** The frame of every shopping page. */
export default function DefaultLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A page that failed keeps the frame: the reader can search and go on. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorTold />
    </Frame>
  );
}

/** The boundaries let the browser wake the page in pieces, the head first: in one piece a telephone stood still for a quarter of a second. */
function Frame({ children }: { children: ReactNode }) {
  useSessionWatch();
  useGroupCompanyHome();
  const isGlobal = useSkin() === 'global';
  const colours = useZoneSkin();
  return (
    <div className={styles.frame} style={colours} data-skin={colours && 'own'}>
      <SkipLink />
      <TopBar />
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
