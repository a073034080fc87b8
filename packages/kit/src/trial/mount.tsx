import '@mall/ui/theme/tokens.css';
import '@mall/ui/theme/base.css';
import { Toaster } from '@mall/ui/toaster.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, Outlet, RouterProvider } from 'react-router';
import { browserQueries } from '../ask/browser.ts';
import { FrameTitle } from '../page/page-title.tsx';
import { describeSite } from '../site.ts';
import { chosenLanguage, htmlLanguage, LanguageContext, useChosenLanguage } from '../words/language.ts';
import { useKitWords } from '../words/use-kit-words.ts';
import { WordsProvider } from '../words/words.tsx';
import { siteWords } from './kernel/words.ts';
import { AddressesPage } from './office/addresses.page.tsx';
import { OrdersPage } from './office/orders.page.tsx';

/** A site in miniature: no render on the server, addresses behind a hash, its own words. It shows that the kit needs nothing of the storefront. */
describeSite({ titleOf: (pathname) => pathname.slice(1) });

function Frame() {
  const language = useChosenLanguage() ?? chosenLanguage();
  useEffect(() => {
    document.documentElement.lang = htmlLanguage(language);
  }, [language]);
  return (
    <LanguageContext value={language}>
      <Suspense>
        <FrameTitle site="trial" />
        <main className="wrap">
          <Outlet />
        </main>
        <Messages />
      </Suspense>
    </LanguageContext>
  );
}

function Messages() {
  const t = useKitWords();
  return <Toaster labels={{ region: t('log.title'), dismiss: t('close') }} />;
}

const router = createHashRouter([
  {
    element: <Frame />,
    children: [
      { path: '/orders', element: <OrdersPage /> },
      { path: '/addresses', element: <AddressesPage /> },
    ],
  },
]);

createRoot(document.getElementById('trial') as HTMLElement).render(
  <StrictMode>
    <WordsProvider source={siteWords}>
      <QueryClientProvider client={browserQueries()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </WordsProvider>
  </StrictMode>,
);
