import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import { Outlet } from 'react-router';
import { renderFrame, whenQuestionsChange } from './frame-loaders.ts';
import { plainQueries } from './shell.queries.ts';
import { useSessionWatch } from './use-session.ts';

export const loader = renderFrame(plainQueries);
export const clientLoader = browseLoader(plainQueries);
export const shouldRevalidate = whenQuestionsChange(plainQueries);

/** Nothing around: sign-in, registration and the like draw the whole page themselves. */
export default function BareLayout() {
  useSessionWatch();
  return <Outlet />;
}
