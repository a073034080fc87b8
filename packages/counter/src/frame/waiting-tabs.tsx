import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useWaitingTabs, type WaitingTabsPlan } from './use-waiting-tabs.ts';

/** The tabs of lists that belong together, above a queue. */
export function WaitingTabs<Id extends string>(plan: WaitingTabsPlan<Id>) {
  return <Tabs inset {...useWaitingTabs(plan)} link={RouterLink} />;
}
