import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { CustomerLanding } from './zones/customer-landing.tsx';
import { zonePage } from './zones/zone.queries.ts';
import { ZoneOrMissing } from './zones/zone-or-missing.tsx';

const names = (search: URLSearchParams) => Boolean(search.get('zoneId'));

/** Without an id the reader's own zone is meant; who has none is shown what such a zone is, and that is no fault. */
export const loader = async (args: LoaderFunctionArgs) => {
  const answer = await zonePage.loader(args);
  return names(new URL(args.request.url).searchParams) ? answer : data(answer.data);
};
export const clientLoader = zonePage.clientLoader;

export default function CustomerZonePage() {
  const outcome = zonePage.useOutcome();
  const [search] = useSearchParams();
  return outcome.state === 'missing' && !names(search) ? <CustomerLanding /> : <ZoneOrMissing outcome={outcome} />;
}
