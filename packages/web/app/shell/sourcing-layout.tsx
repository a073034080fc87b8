import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import { Outlet } from 'react-router';
import { useSkin } from '../kernel/skin.ts';
import { CentreFrame, CentrePage } from './centre-frame.tsx';
import { DefaultFrame } from './default-frame.tsx';
import { ErrorTold } from './error-told.tsx';
import { renderFrame, whenQuestionsChange } from './frame-loaders.ts';
import { frameQueries } from './shell.queries.ts';
import { useSession } from './use-session.ts';

export const loader = renderFrame(frameQueries);
export const clientLoader = browseLoader(frameQueries);
export const shouldRevalidate = whenQuestionsChange(frameQueries);

/** A page of the member's own that the cross-border zone leads to as well: who comes from there stays in the zone's frame. */
export default function SourcingLayout() {
  const isGlobal = useSkin() === 'global';
  const { member } = useSession();
  // What the centre's frame says to visits of purchasing systems holds here, too.
  return isGlobal && !member?.narrow ? (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  ) : (
    <CentrePage>
      <Outlet />
    </CentrePage>
  );
}

export function ErrorBoundary() {
  const Frame = useSkin() === 'global' ? DefaultFrame : CentreFrame;
  return (
    <Frame>
      <ErrorTold />
    </Frame>
  );
}
