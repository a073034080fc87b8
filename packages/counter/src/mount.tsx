import '@mall/ui/theme/tokens.css';
import '@mall/ui/theme/base.css';
import { isSignedIn, pageCookies } from '@mall/client/session-keys.ts';
import { counterSites } from '@mall/contract/account/counter.rules.ts';
import { cookieNames } from '@mall/contract/wire/cookies.ts';
import { browserQueries, setNavigator } from '@mall/kit/ask/browser.ts';
import { describeSite } from '@mall/kit/site.ts';
import { browserWords } from '@mall/kit/words/browser-words.ts';
import { type Dictionary, WordsProvider } from '@mall/kit/words/words.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, matchPath, type RouteObject, RouterProvider, redirect } from 'react-router';
import type { Counter, CounterLanguage, Screen } from './counter.ts';
import { CounterContext } from './frame/counter-context.ts';
import { ErrorScreen } from './frame/error-screen.tsx';
import { Guarded } from './frame/guarded.tsx';
import { NotFound } from './frame/not-found.tsx';
import { Root } from './frame/root.tsx';
import { Shell } from './frame/shell.tsx';
import { ownScreens } from './own/own-screens.ts';

const ownWords = import.meta.glob<Dictionary>('./words/*.json', { import: 'default' });

const languageOf = ({ languages }: Counter, chosen: string): CounterLanguage => {
  if (chosen === 'zh' || languages.length === 1) return 'zh';
  return 'en';
};

const routeOf = (screen: Screen): RouteObject => ({
  path: screen.path,
  lazy: async () => {
    const { default: Page } = await screen.page();
    return { element: screen.right === undefined ? <Page /> : <Guarded right={screen.right} page={<Page />} /> };
  },
});

const doorTo = (address: string) => (address === '/' ? '/login' : `/login?back=${encodeURIComponent(address)}`);

/** Opens a site behind the counter in the page that loaded it. */
export const mountCounter = (counter: Counter): void => {
  const screens = [...counter.screens, ...ownScreens];
  const known = [...screens, ...counter.open];
  const tokenCookie = cookieNames[counterSites[counter.site]];
  const requireSession = ({ request }: { request: Request }) => {
    if (isSignedIn(pageCookies(), tokenCookie)) return null;
    const { pathname, search } = new URL(request.url);
    return redirect(doorTo(pathname + search));
  };
  // Who is not signed in begins at the door: the screen that he asked for would be loaded beside it for nothing.
  const asked = window.location.hash.slice(1) || '/';
  const isOpen = ['/login', ...counter.open.map(({ path }) => path)].some((path) => matchPath(path, asked.split('?', 1)[0] as string));
  if (!isOpen && !isSignedIn(pageCookies(), tokenCookie)) window.history.replaceState(null, '', `#${doorTo(asked)}`);
  describeSite({
    tokenCookie,
    streamQuery: `&site=${counter.site}`,
    isBuilt: (address) => {
      const { pathname } = new URL(address, window.location.origin);
      return pathname === '/login' || known.some(({ path }) => matchPath(path, pathname));
    },
    languageOf: (_, chosen) => languageOf(counter, chosen),
    titleOf: (pathname, language) => known.find(({ path }) => matchPath(path, pathname))?.title[language === 'zh' ? 'zh' : 'en'] ?? '',
  });
  const router = createHashRouter([
    {
      element: <Root />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <></>,
      children: [
        { path: '/login', lazy: async () => ({ Component: (await import('./gate/gate.page.tsx')).default }) },
        ...counter.open.map(routeOf),
        {
          loader: requireSession,
          // Each time: a session may have ended in another window.
          shouldRevalidate: () => true,
          element: <Shell />,
          children: [{ errorElement: <ErrorScreen />, children: [...screens.map(routeOf), { path: '*', element: <NotFound /> }] }],
        },
      ],
    },
  ]);
  setNavigator((path) => {
    const { pathname, search } = router.state.location;
    if (pathname !== path) void router.navigate(path === '/login' ? doorTo(pathname + search) : path);
  });
  const files = Object.fromEntries(Object.entries(ownWords).map(([name, load]) => [name.replace('./words', '../counter/words'), load]));
  createRoot(document.getElementById('site') as HTMLElement).render(
    <StrictMode>
      <CounterContext value={counter}>
        <WordsProvider source={browserWords({ ...counter.words, ...files })}>
          <QueryClientProvider client={browserQueries()}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </WordsProvider>
      </CounterContext>
    </StrictMode>,
  );
};
