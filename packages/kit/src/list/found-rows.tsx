import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import { ListFailed, ListNone, ListPager } from './found-parts.tsx';
import styles from './list-page.module.css';
import type { Listed } from './listed.ts';

/** Rows of the page's own drawing, one under the other. */
export function FoundRows<Row>({ list, title }: { list: Listed<Row>; title: string }) {
  const t = useKitWords();
  const { found, unsound = false, heads, row, rowKey } = list;
  const rows = unsound || found.isError ? [] : (found.data?.list ?? []);
  const waits = !unsound && !found.isError && found.data === undefined;
  return (
    <>
      {heads}
      {waits && (
        <output className={styles.waiting} aria-busy="true" aria-label={t('loading')}>
          {list.waiting ?? <Skeleton kind="media" count={6} />}
        </output>
      )}
      {rows.length === 0 && !waits && (found.isError && !unsound ? <ListFailed list={list} compact /> : <ListNone list={list} compact />)}
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label={title}>
          {rows.map((one) => (
            <li key={rowKey(one)}>{row?.(one)}</li>
          ))}
        </ul>
      )}
      {!unsound && !found.isError && <ListPager list={list} className={styles.inside} />}
    </>
  );
}
