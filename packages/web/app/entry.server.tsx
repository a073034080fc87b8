import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { TitleBoardContext } from '@mall/kit/page/page-title.tsx';
import { freshBoard, type TitleBoard, titleOf } from '@mall/kit/page/title-board.ts';
import { WordsProvider } from '@mall/kit/words/words.tsx';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { scriptsAfterFirstPaint } from './kernel/after-first-paint.ts';
import { describeMall } from './kernel/describe-mall.ts';
import { findRow, languageHolds, learnRows } from './kernel/describe-page.ts';
import { renderingContext } from './kernel/rendering.ts';
import { siteWords } from './kernel/words.server.ts';
import { routeTable } from './routes.table.ts';

export { findRow, holdLanguage, pageLanguage } from './kernel/describe-page.ts';
export { isBuilt } from './kernel/is-built.ts';
export { renderingContext } from './kernel/rendering.ts';

learnRows(routeTable);
describeMall();

/** What the browser starts with: the words, the row and the title of this page, as script. */
const carry = (url: string, words: Iterable<readonly [string, unknown]>, board: TitleBoard, nonce: string | undefined): string => {
  const { path, access, language, title } = findRow(new URL(url).pathname);
  const brought = {
    __WORDS__: Object.fromEntries(words),
    __ROW__: { path, access, language, title },
    __TITLE__: { ...board, served: true },
    __LANGUAGE_HOLDS__: languageHolds(),
    // Zod would try whether it may make code from text; the page's policy forbids it and reports the try.
    __zod_globalConfig: { jitless: true },
  };
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>Object.assign(window,${JSON.stringify(brought).replaceAll('<', '\\u003c')})</script>`;
};

/** A page that failed with its frame has said its title itself. */
const titleTag = (board: TitleBoard): string => {
  const title = titleOf(board);
  return title === '' ? '' : `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
};

/** Renders the whole page before it is sent, so that a guest's can be kept and a failure can still become the error page. */
const renderPage = async (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: RouterContextProvider,
): Promise<Response> => {
  const { nonce } = visit.get(renderingContext);
  const words = siteWords();
  const board = freshBoard();
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <TitleBoardContext value={board}>
        <WordsProvider source={words}>
          <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
        </WordsProvider>
      </TitleBoardContext>,
      {
        // Large parts, too, stand where they belong: moved in by script they would be missing for whoever runs none, search engines first.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        ...(nonce && { nonce }),
        onAllReady: () => {
          const stream = new PassThrough();
          text(stream).then(resolve, reject);
          pipe(stream);
        },
        onShellError: reject,
        onError: reject,
      },
    );
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(
    scriptsAfterFirstPaint(html).replace('</head>', () => `${titleTag(board)}${carry(request.url, words.used, board, nonce)}</head>`),
    { status, headers },
  );
};

/** A page that does not exist is no fault of the mall, and its path may hold anything; the rest goes to the mall's own log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(renderingContext).report(isRouteErrorResponse(error) ? (error.data as unknown) : error);
};

export default renderPage;
