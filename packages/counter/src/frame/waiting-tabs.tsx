import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useDesk } from './use-desk.ts';

type WaitingTabsProps<Id extends string> = {
  label: string;
  /** The screens that belong together, in their order. */
  screens: Readonly<Record<Id, string>>;
  labelOf: (id: Id) => string;
  at: Id;
};

/** Lists that belong together, each on a screen of its own, with what waits in each. */
export function WaitingTabs<Id extends string>({ label, screens, labelOf, at }: WaitingTabsProps<Id>) {
  const waiting = useDesk()?.waiting ?? [];
  return (
    <Tabs
      inset
      label={label}
      items={(Object.keys(screens) as Id[]).map((id) => {
        const count = waiting.find(({ screen }) => screen === screens[id])?.count ?? 0;
        return { id, label: labelOf(id), count, hot: count > 0 };
      })}
      value={at}
      hrefOf={(id) => screens[id]}
      link={RouterLink}
    />
  );
}
