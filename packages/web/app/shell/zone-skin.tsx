import { useLocation } from 'react-router';
import { zoneKindOf, zoneOfKindAsk } from './shell.queries.ts';
import { useAnswer } from './use-answer.ts';
import { useZone } from './use-zone.ts';
import { skinStyle } from './zone-skin.rules.ts';

/** The colours of the zone that is visited. It stands before the head, so that the page is never seen without them, and leaves with it. */
export function ZoneSkin() {
  const { pathname } = useLocation();
  const isCustomer = pathname.toLowerCase() === '/customer';
  // The cross-border home keeps the look of the cross-border pages around it.
  const kind = pathname === '/index1' ? undefined : zoneKindOf(pathname);
  const customer = useZone(isCustomer);
  const ofKind = useAnswer(zoneOfKindAsk(kind ?? 'green'), kind !== undefined);
  const style = skinStyle(isCustomer ? (customer?.skin ?? {}) : kind ? ofKind.skin : {});
  return style === '' ? null : <style>{style}</style>;
}
