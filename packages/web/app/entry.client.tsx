import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnceOnChunkFailure } from './kernel/chunk-reload.ts';
import { browserWords } from './kernel/words.browser.ts';
import { type Dictionary, WordsProvider } from './kernel/words.tsx';

declare global {
  interface Window {
    __WORDS__?: Record<string, Dictionary>;
  }
}

reloadOnceOnChunkFailure();
const source = browserWords(window.__WORDS__ ?? {});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider source={source}>
        <HydratedRouter />
      </WordsProvider>
    </StrictMode>,
  );
});
