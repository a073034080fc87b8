import { Calls } from './calls.tsx';
import { Deliveries } from './deliveries.tsx';
import { Hooks } from './hooks.tsx';
import { Keys } from './keys.tsx';
import { useOpenPlace } from './open-place.ts';

/** With what the company's own system speaks to the mall, and where it hears news. */
export default function OpenInterfacePage() {
  const place = useOpenPlace();
  const { tab, id } = place.at;
  if (tab === 'keys') return id ? <Calls place={place} /> : <Keys place={place} />;
  return id ? <Deliveries place={place} /> : <Hooks place={place} />;
}
