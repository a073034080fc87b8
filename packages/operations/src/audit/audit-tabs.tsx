import { useDesk } from '@mall/counter/frame/use-desk.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useWords } from '../kernel/words.ts';

/** The queues of the audit, each on a screen of its own. */
const screens = { companies: '/audits', stores: '/audits/stores' } as const;
type Queue = keyof typeof screens;
const queues = Object.keys(screens) as Queue[];

/** What can be audited, with what waits of each. */
export function AuditTabs({ at }: { at: Queue }) {
  const t = useWords('audit');
  const waiting = useDesk()?.waiting ?? [];
  return (
    <Tabs
      inset
      label={t('title')}
      items={queues.map((id) => {
        const count = waiting.find(({ screen }) => screen === screens[id])?.count ?? 0;
        return { id, label: t(`tab.${id}`), count, hot: count > 0 };
      })}
      value={at}
      hrefOf={(id) => screens[id]}
      link={RouterLink}
    />
  );
}
