import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useId } from 'react';
import { useKitWords } from '../words/use-kit-words.ts';
import { ListFailed, ListNone, ListPager } from './found-parts.tsx';
import styles from './list-page.module.css';
import type { Listed } from './listed.ts';
import { PickedBar } from './picked-bar.tsx';
import { type Picked, usePicked } from './use-picked.ts';

/** Rows of the page's own drawing, one under the other. */
export function FoundRows<Row>({ list, title }: { list: Listed<Row>; title: string }) {
  const t = useKitWords();
  const { found, unsound = false, heads, rowKey, pick } = list;
  const rows = unsound || found.isError ? [] : (found.data?.list ?? []);
  const picked = usePicked(rows, rowKey, pick?.refuse);
  const waits = !unsound && !found.isError && found.data === undefined;
  return (
    <>
      <PickedBar pick={pick} picked={picked} />
      {heads}
      {waits && (
        <output className={styles.waiting} aria-busy="true" aria-label={t('loading')}>
          {list.waiting ?? <Skeleton kind="media" count={6} />}
        </output>
      )}
      {rows.length === 0 && !waits && (found.isError && !unsound ? <ListFailed list={list} compact /> : <ListNone list={list} compact />)}
      {groupsOf(rows, list.groupOf).map(({ name, members }) => (
        <Rows key={rowKey(members[0] as Row)} list={list} picked={picked} rows={members} name={name} title={title} />
      ))}
      {!unsound && !found.isError && <ListPager list={list} className={styles.inside} />}
    </>
  );
}

/** Rows that follow each other and belong together; all of them where nothing is said of that. */
const groupsOf = <Row,>(rows: readonly Row[], groupOf: Listed<Row>['groupOf']) => {
  const groups: { name: string; members: Row[] }[] = [];
  for (const row of rows) {
    const name = groupOf?.(row) ?? '';
    const last = groups.at(-1);
    if (last?.name === name) last.members.push(row);
    else groups.push({ name, members: [row] });
  }
  return groups;
};

type RowsProps<Row> = { list: Listed<Row>; picked: Picked<Row>; rows: readonly Row[]; name: string; title: string };

function Rows<Row>({ list, picked, rows, name, title }: RowsProps<Row>) {
  const id = useId();
  return (
    <>
      {name && (
        <h2 id={id} className={styles.group}>
          {name}
        </h2>
      )}
      <ul className={styles.rows} {...(name ? { 'aria-labelledby': id } : { 'aria-label': title })}>
        {rows.map((row) => (
          <li key={list.rowKey(row)}>{list.row?.(row, { picked: picked.has(row), onPick: (on) => picked.pick(row, on) })}</li>
        ))}
      </ul>
    </>
  );
}
