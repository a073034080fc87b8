import { audiences } from '@mall/contract/account/people.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useWords } from '../kernel/words.ts';

const [buyer, seller, ...others] = audiences;
const tabs = [buyer, 'company', seller, 'store', ...others] as const;
type Tab = (typeof tabs)[number];

const own: Partial<Record<Tab, string>> = { [buyer]: '/people', company: '/people/companies', store: '/people/stores' };
const addressOf = (tab: Tab): string => own[tab] ?? `/people?audience=${tab}`;

/** Whom the mall deals with: people by whom they are here for, companies and stores. */
export function PeopleTabs({ at }: { at: Tab }) {
  const t = useWords('people');
  return (
    <Tabs
      inset
      label={t('title')}
      items={tabs.map((id) => ({ id, label: t(`audience.${id}`) }))}
      value={at}
      hrefOf={addressOf}
      link={RouterLink}
    />
  );
}
