import { AdvList } from './adv-list.tsx';

/** Campaigns: a page of one picture each, found by its key. */
export default function CampaignsPage() {
  return <AdvList campaign />;
}
