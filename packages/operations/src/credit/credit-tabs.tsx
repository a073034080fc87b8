import { useDesk } from '@mall/counter/frame/use-desk.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useWords } from '../kernel/words.ts';

/** The lists around purchase quotas, each on a screen of its own. */
const screens = { applications: '/credit', accounts: '/credit/accounts', reviews: '/credit/reviews' } as const;
type List = keyof typeof screens;
const lists = Object.keys(screens) as List[];

/** What there is of purchase quotas, with what waits in each. */
export function CreditTabs({ at }: { at: List }) {
  const t = useWords('credit');
  const waiting = useDesk()?.waiting ?? [];
  return (
    <Tabs
      inset
      label={t('title')}
      items={lists.map((id) => {
        const count = waiting.find(({ screen }) => screen === screens[id])?.count ?? 0;
        return { id, label: t(`tab.${id}`), count, hot: count > 0 };
      })}
      value={at}
      hrefOf={(id) => screens[id]}
      link={RouterLink}
    />
  );
}
