import { classNames } from '@mall/ui/class-names.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Select } from '@mall/ui/select.tsx';
import { useNavigate } from 'react-router';
import { RouterLink } from '../link/router-link.tsx';
import { ReadFailed } from '../page/read-failed.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import styles from './list-page.module.css';
import type { Listed } from './listed.ts';
import { pagesOf } from './page-number.ts';

type PartProps<Row> = { list: Listed<Row>; compact?: boolean };

export function ListFailed<Row>({ list, compact = false }: PartProps<Row>) {
  const t = useKitWords();
  const { found, words } = list;
  return (
    <ReadFailed
      compact={compact}
      error={found.error}
      title={words?.failed ?? t('failed.title')}
      busy={found.isFetching}
      onRetry={() => void found.refetch()}
    >
      {t('failed.text')}
    </ReadFailed>
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

/** How many rows stand on a page. */
function SizeChoice<Row>({ list: { size, sizes } }: PartProps<Row>) {
  const t = useKitWords();
  const navigate = useNavigate();
  if (!sizes) return null;
  return (
    <Select
      size="s"
      className={styles.sizes}
      aria-label={t('pager.sizes')}
      value={String(size)}
      options={sizes.choices.map((one) => ({ value: String(one), label: t('pager.size', { size: one }) }))}
      onChange={(event) => void navigate(sizes.hrefOf(Number(event.target.value)))}
    />
  );
}

/** The pages, where there is more than one. */
export function ListPager<Row>({ list, className }: PartProps<Row> & { className: string | undefined }) {
  const t = useKitWords();
  const navigate = useNavigate();
  const total = list.found.data?.total ?? 0;
  const pages = pagesOf(total, list.size);
  const fewest = Math.min(list.size, ...(list.sizes?.choices ?? []));
  if (pagesOf(total, fewest) === 1) return null;
  return (
    <div className={classNames(className, list.sizes && styles.sized)}>
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
      <SizeChoice list={list} />
    </div>
  );
}
