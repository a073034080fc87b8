import type { ZoneHead } from '@mall/contract/catalogue/catalogue.api.ts';
import NotFoundPanel from '../../shell/not-found-panel.tsx';
import type { Outcome } from '../../shell/outcome.rules.ts';
import { ZoneScreen } from './zone-screen.tsx';

/** A zone that is shut or was never there is told as any page that is missing. */
export function ZoneOrMissing({ outcome }: { outcome: Outcome<ZoneHead> }) {
  if (outcome.state === 'found') return <ZoneScreen zone={outcome.found} />;
  return (
    <div className="wrap">
      <NotFoundPanel unknown />
    </div>
  );
}
