import { id } from '@mall/kit/list/place.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Activity } from './activity.tsx';
import { Connections } from './connections.tsx';

/** The purchasing systems by which the company punches out into the mall; with a number what came over one. */
export default function PunchoutPage() {
  const place = usePlace({ id });
  return place.at.id ? (
    <Activity id={place.at.id} back={place.hrefOf({ id: '' })} />
  ) : (
    <Connections hrefOf={(one) => place.hrefOf({ id: one })} />
  );
}
