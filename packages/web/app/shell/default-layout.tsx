import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import { Outlet } from 'react-router';
import { DefaultFrame } from './default-frame.tsx';
import { ErrorTold } from './error-told.tsx';
import { renderFrame, whenQuestionsChange } from './frame-loaders.ts';
import { frameQueries } from './shell.queries.ts';

export const loader = renderFrame(frameQueries);
export const clientLoader = browseLoader(frameQueries);
export const shouldRevalidate = whenQuestionsChange(frameQueries);

/** The frame of every shopping page. */
export default function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}

/** A page that failed keeps the frame: the reader can search and go on. */
export function ErrorBoundary() {
  return (
    <DefaultFrame>
      <ErrorTold />
    </DefaultFrame>
  );
}
