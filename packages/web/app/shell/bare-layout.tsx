import { Outlet } from 'react-router';
import { browseLoader } from '../kernel/page-queries.ts';
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
