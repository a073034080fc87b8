import { groupRows } from '@mall/ui/group-rows.ts';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { Fragment } from 'react';
import { useTelephone } from '../page/use-telephone.ts';
import { useKitWords } from '../words/use-kit-words.ts';
import { ListFailed, ListNone, ListPager } from './found-parts.tsx';
import styles from './list-page.module.css';
import type { Listed } from './listed.ts';
import { PickedBar } from './picked-bar.tsx';
import { usePicked } from './use-picked.ts';

type FoundTableProps<Row> = { list: Listed<Row>; columns: readonly TableColumn<Row>[]; title: string };

/** Rows of a table; where a telephone has cards of its own, those. */
export function FoundTable<Row>({ list, columns, title }: FoundTableProps<Row>) {
  const t = useKitWords();
  const telephone = useTelephone();
  const { found, unsound = false, rowKey, pick, card, group, under, across, rowTone, sums } = list;
  const rows = unsound || found.isError ? [] : (found.data?.list ?? []);
  const picked = usePicked(rows, rowKey, pick?.refuse);
  const { refuse } = pick ?? {};
  return (
    <>
      <PickedBar pick={pick} picked={picked} />
      {telephone && card && rows.length > 0 ? (
        <div className={across ? styles.pairs : styles.cards}>
          {groupRows(rows, group?.keyOf).map(([key, some]) => (
            <Fragment key={key}>
              {group && <div className={styles.group}>{group.head(some)}</div>}
              {some.map((row) => (
                <Fragment key={rowKey(row)}>{card(row, { picked: picked.has(row), onPick: (on) => picked.pick(row, on) }, found)}</Fragment>
              ))}
            </Fragment>
          ))}
        </div>
      ) : (
        <Table
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          loading={!unsound && !found.isError && found.data === undefined}
          empty={found.isError && !unsound ? <ListFailed list={list} compact /> : <ListNone list={list} compact />}
          {...(group && { group })}
          {...(under && { detail: under })}
          {...(rowTone && { rowTone })}
          {...(rows.length > 0 && { foot: sums })}
          {...(pick && {
            pick: {
              picked: picked.keys,
              onChange: picked.replace,
              labels: { all: pick.labels?.all ?? t('picked.all'), row: pick.nameOf },
              ...(refuse && { refuse }),
            },
          })}
        />
      )}
      {!unsound && !found.isError && <ListPager list={list} className={styles.inside} />}
    </>
  );
}
