import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import { Outlet } from 'react-router';
import { CentreFrame, CentrePage, CentreWaiting } from './centre-frame.tsx';
import { ErrorTold } from './error-told.tsx';
import { renderFrame, whenQuestionsChange } from './frame-loaders.ts';
import { plainQueries } from './shell.queries.ts';

export const loader = renderFrame(plainQueries);
export const clientLoader = browseLoader(plainQueries);
export const shouldRevalidate = whenQuestionsChange(plainQueries);

/** The frame of the member's own pages. */
export default function CentreLayout() {
  return (
    <CentrePage>
      <Outlet />
    </CentrePage>
  );
}

/** Until the browser has the member's data: the frame stands, the page is on its way. */
export function HydrateFallback() {
  return (
    <CentreFrame>
      <CentreWaiting />
    </CentreFrame>
  );
}

/** A page that failed keeps the frame. */
export function ErrorBoundary() {
  return (
    <CentreFrame>
      <ErrorTold />
    </CentreFrame>
  );
}
