import { type OpenCallRow, openKeyApi } from '@mall/contract/open/open-key.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './open.module.css';
import type { OpenPlace } from './open-place.ts';

const size = 20;

/** What was asked with a key, and how it was answered. */
export function Calls({ place }: { place: OpenPlace }) {
  const t = useWords('open');
  const { id, page } = place.at;
  const found = useList(ask(openKeyApi.calls, { params: { id }, query: { page, limit: size } }, { staleMs: 0 }));
  const columns: TableColumn<OpenCallRow>[] = [
    { key: 'at', head: t('at'), cell: ({ at }) => <span className={`${styles.time} num`}>{at.slice(5)}</span> },
    { key: 'what', head: t('what'), cell: ({ method, path }) => <span className={styles.code}>{`${method} ${path}`}</span> },
    {
      key: 'status',
      head: t('status'),
      cell: ({ status, code }) => (
        <StatusMark mark={status < 400 ? 'closed' : 'open'} tone={status < 400 ? 'green' : 'red'}>
          {code ? `${status} ${code}` : status}
        </StatusMark>
      ),
    },
    { key: 'ms', head: t('ms'), align: 'right', wide: true, cell: ({ ms }) => <span className="num">{ms}</span> },
    { key: 'address', head: t('address'), wide: true, cell: ({ address }) => <span className="num">{address}</span> },
  ];
  return (
    <ListPage
      title={t('calls')}
      acts={
        <Button look="line" href={place.hrefOf({ id: '' })} as={RouterLink}>
          {t('back.keys')}
        </Button>
      }
      list={{
        found,
        rowKey: (row) => row.id,
        page,
        size,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns,
        none: { title: t('none.calls') },
      }}
    />
  );
}
