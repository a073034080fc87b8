import { useDesk } from '@mall/counter/frame/use-desk.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useWords } from '../kernel/words.ts';

const screens = { invoices: '/invoices', qualifications: '/invoices/qualifications', gateway: '/invoices/gateway' } as const;
type List = keyof typeof screens;
const lists = Object.keys(screens) as List[];

/** What there is of invoices, with what waits in each. */
export function InvoiceTabs({ at }: { at: List }) {
  const t = useWords('invoice');
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
