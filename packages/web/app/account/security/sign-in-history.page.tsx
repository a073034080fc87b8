import { securityApi } from '@mall/contract/account/security.api.ts';
import { historyDays } from '@mall/contract/account/security.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useWords } from '../../kernel/words.tsx';
import { SignInCard, signInColumns } from './sign-in-history.tsx';

const fields = {};
const size = 20;

/** All who came in to this account, and all who were refused. */
export default function SignInHistoryPage() {
  const t = useWords('account/security');
  const place = usePlace(fields);
  const { page } = place.at;
  const found = useList(ask(securityApi.history, { query: { page, limit: size } }, { staleMs: 0 }));
  return (
    <ListPage
      title={t('history')}
      lead={t('history.kept', { days: historyDays })}
      acts={
        <RouterLink href="/personalCenterBase/securitySetting" className="link">
          {t('back')}
        </RouterLink>
      }
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: signInColumns(t),
        card: (row) => <SignInCard row={row} />,
        none: { title: t('history.none') },
        words: { failed: t('failed') },
      }}
    />
  );
}
