import { type GoodsImport, goodsImportApi, type SoundQuery } from '@mall/contract/catalogue/goods-import.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useState } from 'react';
import { chosenOf } from './import.rules.ts';

export const soundRowsAPage = 10;

export type SoundFilter = Pick<SoundQuery, 'act' | 'column' | 'word' | 'page'>;

/** The sound rows of an import, a page of them by a filter, and which of all are to be written: all, until somebody says otherwise. */
export const useChosenRows = ({ id, state }: GoodsImport) => {
  const [filter, setFilter] = useState<SoundFilter>({ page: 1 });
  const [left, setLeft] = useState<ReadonlySet<number>>();
  const found = useList(ask(goodsImportApi.rows, { params: { id }, query: { ...filter, limit: soundRowsAPage } }, { staleMs: 0 }), {
    enabled: state === 'deciding',
  });
  const kept = left ?? new Set(found.data?.left);
  return {
    filter,
    /** Another filter begins at its first page. */
    narrow: (more: Partial<SoundFilter>) => setFilter({ ...filter, page: 1, ...more }),
    found,
    ...chosenOf(found.data, kept),
    isChosen: (row: number) => !kept.has(row),
    choose: (wanted: readonly number[], unwanted: readonly number[]) => {
      const now = new Set(wanted);
      setLeft(new Set([...kept, ...unwanted].filter((row) => !now.has(row))));
    },
  };
};
export type ChosenRows = ReturnType<typeof useChosenRows>;
