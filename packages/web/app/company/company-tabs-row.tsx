import { type CompanyOrg, departmentApi } from '@mall/contract/company/department.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { Tabs } from '@mall/ui/tabs.tsx';
import { isBuilt } from '../kernel/is-built.ts';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { type CompanyTab, companyTabs } from './company-tabs.ts';

const countOf = (org: CompanyOrg | undefined, id: CompanyTab): { count?: number } => {
  if (!org || id === 'audit') return {};
  return { count: id === 'units' ? org.units + org.costCentres : org[id] };
};

/** The way between the pages about a company's people; stands between the title of each and what it shows. */
export function CompanyTabsRow({ on }: { on: CompanyTab }) {
  const t = useWords('company');
  const { may } = useSession();
  const { data: org } = useList(ask(departmentApi.org, {}, { staleMs: 60_000 }), { enabled: may(companyTabs[0].may) });
  const shown = companyTabs.filter((tab) => tab.id === on || (may(tab.may) && isBuilt(tab.path)));
  if (shown.length === 1) return null;
  return (
    <Tabs
      label={t('tabs')}
      items={shown.map(({ id }) => ({ id, label: t(`tab.${id}`), ...countOf(org, id) }))}
      value={on}
      hrefOf={(id) => companyTabs.find((tab) => tab.id === id)?.path ?? ''}
      link={RouterLink}
    />
  );
}
