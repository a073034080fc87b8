import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import type { ContractTab } from '@mall/contract/agreement/agreement.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { ContractCard, useContractColumns } from '@mall/kit/contract/contract-columns.tsx';
import { useContractWords } from '@mall/kit/contract/use-contract-words.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import styles from './agreement.module.css';
import { CompanySeals } from './company-seals.tsx';
import { contractHref, contractsPath } from './contract-site.ts';

const tiles: readonly ContractTab[] = ['mine', 'confirm', 'sign', 'effective', 'soon', 'draft', 'ended'];
const few = 10;

/** Contracts at a glance: how many of each state, and those that wait for the company. */
export default function OverviewPage() {
  const t = useWords('agreement');
  const { may } = useSession();
  const kit = useContractWords();
  const found = useList(ask(contractApi.page, { query: { page: 1, limit: few, tab: 'mine' } }, { staleMs: 0 }));
  const columns = useContractColumns({ side: 'buyer', hrefOf: contractHref });
  return (
    <ListPage
      title={t('title')}
      acts={
        <Button href={contractsPath} as={RouterLink}>
          {t('all')}
        </Button>
      }
      note={
        <>
          <Panel bordered title={t('glance')}>
            <ul className={styles.tiles}>
              {tiles.map((tab) => (
                <li key={tab}>
                  <RouterLink className={styles.tile} href={`${contractsPath}?tab=${tab}`}>
                    <b className="num">{found.data?.counts[tab] ?? '–'}</b>
                    <span>{kit(`tab.${tab}`)}</span>
                  </RouterLink>
                </li>
              ))}
            </ul>
          </Panel>
          {may('contract:seal') && <CompanySeals />}
        </>
      }
      list={{
        found,
        rowKey: ({ id }) => id,
        page: 1,
        size: few,
        hrefOf: (page) => `${contractsPath}?tab=mine&page=${page}`,
        columns,
        card: (row) => <ContractCard row={row} side="buyer" hrefOf={contractHref} />,
        none: { title: t('nothingWaits') },
      }}
    />
  );
}
