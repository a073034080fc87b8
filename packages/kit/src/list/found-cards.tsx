import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Fragment } from 'react';
import { useKitWords } from '../words/use-kit-words.ts';
import { ListFailed, ListNone, ListPager } from './found-parts.tsx';
import styles from './list-page.module.css';
import type { Listed } from './listed.ts';
import { PickedBar } from './picked-bar.tsx';
import { usePicked } from './use-picked.ts';

/** Rows that are cards of their own, on a desk as well. */
export function FoundCards<Row>({ list }: { list: Listed<Row> }) {
  const { found, unsound } = list;
  if (!unsound && !found.isError && !found.data) return <Waiting list={list} />;
  const instead = unsound || found.data?.list.length === 0 ? <ListNone list={list} /> : found.isError && <ListFailed list={list} />;
  return (
    <div className={styles.found} aria-busy={found.isPlaceholderData || undefined}>
      {instead ? <Panel bordered>{instead}</Panel> : <Cards list={list} rows={found.data?.list ?? []} />}
      {!unsound && !found.isError && <ListPager list={list} className={styles.foot} />}
    </div>
  );
}

function Cards<Row>({ list, rows }: { list: Listed<Row>; rows: readonly Row[] }) {
  const { rowKey, pick, card, heads, found, across = false } = list;
  const picked = usePicked(rows, rowKey, pick?.refuse);
  const cards = rows.map((row) => (
    <Fragment key={rowKey(row)}>{card?.(row, { picked: picked.has(row), onPick: (on) => picked.pick(row, on) }, found)}</Fragment>
  ));
  return (
    <>
      <PickedBar pick={pick} picked={picked} />
      {heads}
      {across ? <div className={styles.across}>{cards}</div> : cards}
    </>
  );
}

function Waiting<Row>({ list }: { list: Listed<Row> }) {
  const t = useKitWords();
  return (
    <output className={styles.found} aria-busy="true" aria-label={t('loading')}>
      {list.waiting ??
        [0, 1, 2].map((place) => (
          <Panel key={place} bordered>
            <Skeleton kind="media" count={2} />
          </Panel>
        ))}
    </output>
  );
}
