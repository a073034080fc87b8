import { FrameTitle } from '@mall/kit/page/page-title.tsx';
import { currentLanguage, htmlLanguage, LanguageContext, useChosenLanguage } from '@mall/kit/words/language.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Toaster } from '@mall/ui/toaster.tsx';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { useCounter, useCounterWords, useText } from './counter-context.ts';

/** What stands around every screen: language, title, messages. */
export function Root() {
  useChosenLanguage();
  const language = currentLanguage();
  useEffect(() => {
    document.documentElement.lang = htmlLanguage(language);
  }, [language]);
  return (
    <LanguageContext value={language}>
      <Suspense>
        <Title />
        <Outlet />
        <Messages />
      </Suspense>
    </LanguageContext>
  );
}

function Title() {
  const { name } = useCounter();
  return <FrameTitle site={useText()(name)} />;
}

function Messages() {
  const t = useCounterWords();
  const kit = useKitWords();
  return <Toaster labels={{ region: t('toasts'), dismiss: kit('close') }} />;
}
