import { zonePage } from './zones/zone.queries.ts';
import { ZoneOrMissing } from './zones/zone-or-missing.tsx';

export const loader = zonePage.loader;
export const clientLoader = zonePage.clientLoader;

/** The zones of the mall itself: green, photovoltaic, own brands, power goods. */
export default function ZonePage() {
  return <ZoneOrMissing outcome={zonePage.useOutcome()} />;
}
