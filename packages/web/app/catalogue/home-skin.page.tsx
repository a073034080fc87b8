import { zonePage } from './zones/zone.queries.ts';
import { ZoneOrMissing } from './zones/zone-or-missing.tsx';

export const loader = zonePage.loader;
export const clientLoader = zonePage.clientLoader;

/** The home of the cross-border pages and of the group company's channel: the same parts, with the goods of their zone. */
export default function HomeSkinPage() {
  return <ZoneOrMissing outcome={zonePage.useOutcome()} />;
}
