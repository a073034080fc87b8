import { accountApi } from '@mall/contract/account/account.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ProtocolText } from '@mall/kit/sign-in/protocol-text.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useSearchParams } from 'react-router';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { AccountFrame } from './account-frame.tsx';
import styles from './treaty.module.css';

const kindOf = (search: URLSearchParams) => (search.get('kind') === 'privacy' ? 'privacy' : 'agreement');

const queries = ({ search }: { search: URLSearchParams }) => ({
  text: ask(accountApi.protocol, { query: { kind: kindOf(search) } }, { staleMs: 600_000 }),
});

export const loader = renderLoader(queries);
export const clientLoader = browseLoader(queries);

export default function TreatyPage() {
  const t = useWords('account');
  const kind = kindOf(useSearchParams()[0]);
  const { text } = usePageQueries(queries);
  const tabs = (['agreement', 'privacy'] as const).map((id) => ({ id, label: t(`agree.${id}`) }));
  return (
    <AccountFrame>
      <article className={styles.sheet}>
        <Tabs items={tabs} value={kind} label={t('treaty.label')} hrefOf={(id) => `/treaty?kind=${id}`} link={RouterLink} size="l" inset />
        <div className={styles.body}>
          <h1 className={styles.title}>{text.title}</h1>
          <ProtocolText content={text.content} />
        </div>
      </article>
    </AccountFrame>
  );
}
