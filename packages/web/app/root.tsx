import type { Language } from '@mall/contract/kernel/language.ts';
import '@mall/ui/theme/tokens.css';
import '@mall/ui/theme/base.css';
import { browserQueries, setNavigator } from '@mall/kit/ask/browser.ts';
import { htmlLanguage, LanguageContext } from '@mall/kit/words/language.ts';
import { FigureLocale } from '@mall/ui/figure-locale.ts';
import { Toaster } from '@mall/ui/toaster.tsx';
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useRouteLoaderData,
} from 'react-router';
import { usePartnerEntry } from './account/use-partner-entry.ts';
import { findRow } from './kernel/describe-page.ts';
import { guardNavigation, saysGroupCompany, turnAwayAtServer, zoneAddress } from './kernel/guard.ts';
import { useKeptLanguage, useLanguageOfAddress } from './kernel/language-of-address.ts';
import { type Rendered, renderLoader } from './kernel/render-loader.ts';
import { renderingContext } from './kernel/rendering.ts';
import { SiteTitle, siteQuery } from './kernel/site-title.tsx';
import { skinOf } from './kernel/skin.ts';
import { useWords } from './kernel/words.tsx';
import { ErrorPage } from './shell/error.page.tsx';
import { OfflineNotice } from './shell/offline-notice.tsx';
import { RouteProgress } from './shell/route-progress.tsx';
import { useLive } from './shell/use-live.ts';

type RootData = Rendered & { signedIn: boolean; chosenLanguage: Language; publicKey: string; origin: string; mark: string };

const renderSite = renderLoader(() => ({ site: siteQuery }));

/** The facts of the visit; a page for members sends a visitor to sign in first. */
export const loader = async (visit: LoaderFunctionArgs): Promise<RootData> => {
  const rendering = visit.context.get(renderingContext);
  const { signedIn, chosenLanguage, publicKey, channelZone, mark } = rendering;
  const url = new URL(visit.request.url);
  const { origin, pathname, searchParams } = url;
  if (pathname === '/' && channelZone !== '' && saysGroupCompany(searchParams)) throw redirect(`${zoneAddress(channelZone)}&channel=1`);
  if (findRow(pathname).access !== 'public' && !signedIn) return turnAwayAtServer(url, rendering);
  return { signedIn, chosenLanguage, publicKey, origin, mark, ...(await renderSite(visit)) };
};

export const shouldRevalidate = () => false;
export const clientMiddleware = [guardNavigation];

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguageOfAddress();
  // This stands outside the language it gives to the page.
  const skin = skinOf(useLocation(), language);
  return (
    <html lang={htmlLanguage(language)} data-skin={skin}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#00796b" />
        <link rel="icon" href={useRouteLoaderData<RootData>('root')?.mark ?? '/favicon.ico'} />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>
          <FigureLocale value={htmlLanguage(language)}>{children}</FigureLocale>
        </LanguageContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Answers that the server's loaders put into the page, of every matched route together. */
const useDehydrated = (): DehydratedState => {
  const matches = useMatches();
  return useMemo(() => {
    const states = matches.map((match) => (match.loaderData as Rendered | undefined)?.dehydrated).filter((state) => state !== undefined);
    return { mutations: [], queries: states.flatMap((state) => state.queries) };
  }, [matches]);
};

export default function Root() {
  const [queries] = useState(browserQueries);
  const dehydrated = useDehydrated();
  const navigate = useNavigate();
  useEffect(() => setNavigator((path) => void navigate(path)), [navigate]);
  useLive();
  useKeptLanguage();
  usePartnerEntry();
  return (
    <QueryClientProvider client={queries}>
      <HydrationBoundary state={dehydrated}>
        <RouteProgress />
        <OfflineNotice />
        <Outlet />
        <SiteTitle />
        <Messages />
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

function Messages() {
  const t = useWords('shell');
  return <Toaster labels={{ region: t('toast.region'), dismiss: t('toast.dismiss') }} />;
}

export { ErrorPage as ErrorBoundary };
