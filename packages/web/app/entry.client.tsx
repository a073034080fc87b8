import { reloadOnceOnChunkFailure } from '@mall/kit/page/chunk-reload.ts';
import { TitleBoardContext } from '@mall/kit/page/page-title.tsx';
import { freshBoard, type TitleBoard } from '@mall/kit/page/title-board.ts';
import { type Dictionary, WordsProvider } from '@mall/kit/words/words.tsx';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { describeMall } from './kernel/describe-mall.ts';
import { holdLanguage, knowAllRows, learnRows, type PageRow } from './kernel/describe-page.ts';
import { listOfFiles, siteWords } from './kernel/words.browser.ts';

declare global {
  interface Window {
    __WORDS__?: Record<string, Dictionary>;
    __ROW__?: PageRow;
    __TITLE__?: TitleBoard;
    __LANGUAGE_HOLDS__?: boolean;
  }
}

reloadOnceOnChunkFailure();
describeMall();
holdLanguage(window.__LANGUAGE_HOLDS__ === true);
if (window.__ROW__) learnRows([window.__ROW__]);
const board = window.__TITLE__ ?? freshBoard();
const source = siteWords(window.__WORDS__ ?? {});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TitleBoardContext value={board}>
        <WordsProvider source={source}>
          <HydratedRouter />
        </WordsProvider>
      </TitleBoardContext>
    </StrictMode>,
  );
});

// Ready before the first step; should it not come now, the step asks again.
setTimeout(() => void Promise.all([knowAllRows(), listOfFiles()]).catch(() => undefined), 2000);
