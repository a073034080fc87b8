import { AdvList } from './adv-list.tsx';

/** Pictures of places on pages, of stores and of zones. */
export default function AdvsPage() {
  return <AdvList campaign={false} />;
}
