import { WordsProvider } from '@mall/kit/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from './error.page.tsx';
import { ErrorPageGuard } from './error-page-guard.tsx';
import words from './words/zh.json' with { type: 'json' };

test('a page that failed offers another try and the way home, without any data', () => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => null, ErrorBoundary: ErrorPage }]);
  const html = renderToStaticMarkup(
    <WordsProvider source={{ find: () => words }}>
      <Stub hydrationData={{ errors: { root: new Error('secret of the house') } }} />
    </WordsProvider>,
  );
  expect(html).toContain('页面出错了');
  expect(html).toContain('重新载入');
  expect(html).toContain('href="/"');
  expect(html).not.toContain('secret of the house');
});

test('an error page that fails itself leaves a sentence and the way home', () => {
  const guard = new ErrorPageGuard({ children: null });
  guard.state = ErrorPageGuard.getDerivedStateFromError();
  const html = renderToStaticMarkup(guard.render());
  expect(html).toContain('An error occurred while showing the error page');
  expect(html).toContain('href="/"');
});
