import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { useNavigate } from 'react-router';
import { RouterLink } from '../link/router-link.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import type { Listed } from './listed.ts';
import { pagesOf } from './page-number.ts';

type PartProps<Row> = { list: Listed<Row>; compact?: boolean };

export function ListFailed<Row>({ list, compact = false }: PartProps<Row>) {
  const t = useKitWords();
  const { found, words } = list;
  return (
    <ErrorState
      compact={compact}
      title={words?.failed ?? t('failed.title')}
      labels={{ retry: t('failed.retry') }}
      busy={found.isFetching}
      onRetry={() => void found.refetch()}
    >
      {t('failed.text')}
    </ErrorState>
  );
}

export function ListNone<Row>({ list, compact = false }: PartProps<Row>) {
  const { title, text, actions } = list.none;
  return (
    <Empty compact={compact} title={title} actions={actions}>
      {text}
    </Empty>
  );
}

/** The pages, where there is more than one. */
export function ListPager<Row>({ list, className }: PartProps<Row> & { className: string | undefined }) {
  const t = useKitWords();
  const navigate = useNavigate();
  const total = list.found.data?.total ?? 0;
  const pages = pagesOf(total, list.size);
  if (pages === 1) return null;
  return (
    <div className={className}>
      <Pager
        compact
        page={Math.min(list.page, pages)}
        pages={pages}
        hrefOf={list.hrefOf}
        onPage={(page) => void navigate(list.hrefOf(page))}
        link={RouterLink}
        labels={{
          nav: list.words?.pages ?? t('pager.label'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (page) => t('pager.page', { page }),
        }}
        total={list.words?.total?.(total) ?? t('pager.total', { total })}
      />
    </div>
  );
}
