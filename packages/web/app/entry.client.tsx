import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnceOnChunkFailure } from './kernel/chunk-reload.ts';
import { knowAllRows, learnRows, type PageRow } from './kernel/describe-page.ts';
import { TitleBoardContext } from './kernel/page-title.tsx';
import { freshBoard, type TitleBoard } from './kernel/title-board.ts';
import { browserWords } from './kernel/words.browser.ts';
import { type Dictionary, WordsProvider } from './kernel/words.tsx';

declare global {
  interface Window {
    __WORDS__?: Record<string, Dictionary>;
    __ROW__?: PageRow;
    __TITLE__?: TitleBoard;
  }
}

reloadOnceOnChunkFailure();
if (window.__ROW__) learnRows([window.__ROW__]);
const board = window.__TITLE__ ?? freshBoard();
const source = browserWords(window.__WORDS__ ?? {});

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
setTimeout(() => void knowAllRows().catch(() => undefined), 2000);
