import type { SoundRow } from '@mall/contract/catalogue/goods-import.api.ts';
import { importActs } from '@mall/contract/catalogue/goods-import.rules.ts';
import { pagesOf } from '@mall/kit/list/page-number.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './import.module.css';
import { type ChosenRows, soundRowsAPage } from './use-chosen-rows.ts';

type Props = { rows: ChosenRows; counts: Readonly<Record<'fresh' | 'changed' | 'off', number>> };

/** The rows that would be written, each with its tick: narrowed by what they change, and chosen one by one, a page or all that were found at a time. */
export function SoundRows({ rows, counts }: Props) {
  const t = useWords('goods-import');
  const kit = useKitWords();
  const [word, setWord] = useState('');
  const { filter, found, narrow } = rows;
  const { data, error, isFetching, refetch } = found;
  const list = data?.list ?? [];
  const wanted = data?.found.filter(rows.isChosen).length ?? 0;
  const find = () => {
    const next = word.trim() || undefined;
    if (next !== filter.word) narrow({ word: next });
  };
  const countOf = { new: counts.fresh, changed: counts.changed, off: counts.off };
  const acts = importActs.filter((act) => countOf[act] > 0);
  const columns: TableColumn<SoundRow>[] = [
    { key: 'row', head: t('bad.row'), width: 56, cell: ({ row }) => <span className="num">{row}</span> },
    {
      key: 'goods',
      head: t('falls.goods'),
      cell: ({ name, itemNumber }) => (
        <span className={styles.name}>
          {name || '—'} {itemNumber && <span className={styles.code}>{itemNumber}</span>}
        </span>
      ),
    },
    { key: 'act', head: t('sound.act'), cell: ({ act }) => <span className={styles.nowrap}>{t(`sound.${act}`)}</span> },
    {
      key: 'changes',
      head: t('sound.changes'),
      cell: ({ act, changes, fall }) => (
        <>
          {act === 'new' ? t('sound.whole') : changes.join(t('comma.names'))}
          {fall && <b className={styles.bad}> {t('sound.fall')}</b>}
        </>
      ),
    },
  ];
  return (
    <Panel
      bordered
      flush
      title={
        <>
          {t('sound.title')}{' '}
          <span className={styles.soft}>{t('sound.lead', { chosen: rows.chosen ?? 0, all: data?.all.length ?? 0 })}</span>
        </>
      }
    >
      <Tabs
        inset
        label={t('sound.tabs')}
        items={[
          { id: '', label: t('bad.all'), count: counts.fresh + counts.changed + counts.off },
          ...acts.map((act) => ({ id: act, label: t(`sound.${act}`), count: countOf[act] })),
        ]}
        value={filter.act ?? ''}
        onChange={(act) => narrow({ act: act === '' ? undefined : act })}
      />
      <form
        className={styles.narrow}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <Select
          aria-label={t('sound.column')}
          value={filter.column ?? ''}
          options={[
            { value: '', label: t('sound.column.any') },
            ...(data?.columns ?? []).map(({ key, name, rows: count }) => ({ value: key, label: t('sound.column.of', { name, count }) })),
          ]}
          onChange={({ target }) => narrow({ column: target.value || undefined })}
        />
        <TextInput
          aria-label={t('sound.word')}
          placeholder={t('sound.word')}
          maxLength={50}
          value={word}
          onChange={({ target }) => setWord(target.value)}
          onBlur={find}
        />
        <Checkbox
          disabled={!data || data.total === 0}
          checked={wanted > 0 && wanted === data?.total}
          mixed={wanted > 0 && wanted < (data?.total ?? 0)}
          onChange={({ target }) => (target.checked ? rows.choose(data?.found ?? [], []) : rows.choose([], data?.found ?? []))}
        >
          {t('sound.all', { chosen: wanted, count: data?.total ?? 0 })}
        </Checkbox>
      </form>
      {error && !data ? (
        <ReadFailed compact error={error} title={t('sound.failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.rows}>
          <Table
            dense
            stacks
            caption={t('sound.title')}
            columns={columns}
            rows={list}
            rowKey={({ row }) => String(row)}
            loading={!data}
            empty={<p className={styles.inside}>{t('sound.none')}</p>}
            pick={{
              picked: new Set(list.filter(({ row }) => rows.isChosen(row)).map(({ row }) => String(row))),
              onChange: (picked) => {
                rows.choose(
                  list.filter(({ row }) => picked.has(String(row))).map(({ row }) => row),
                  list.filter(({ row }) => !picked.has(String(row))).map(({ row }) => row),
                );
              },
              labels: { all: t('sound.page'), row: ({ row }) => t('sound.pick', { row: String(row) }) },
            }}
          />
        </div>
      )}
      {(data?.total ?? 0) > soundRowsAPage && (
        <div className={styles.inside}>
          <Pager
            compact
            page={filter.page}
            pages={pagesOf(data?.total ?? 0, soundRowsAPage)}
            onPage={(page) => narrow({ page })}
            labels={{
              nav: t('sound.pages'),
              previous: kit('pager.previous'),
              next: kit('pager.next'),
              page: (next) => kit('pager.page', { page: next }),
            }}
          />
        </div>
      )}
    </Panel>
  );
}
