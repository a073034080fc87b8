import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useWords } from '../kernel/words.tsx';
import grid from './goods-cells.module.css';
import table from './goods-table.module.css';
import type { ListView } from './list-address.ts';

/** As high as the list that it stands for. */
export function ListSkeleton({ view, count }: { view: ListView; count: number }) {
  const t = useWords('search');
  return (
    <>
      <output className="sr">{t('list.loading')}</output>
      {view === 'table' ? (
        <div className={table.frame}>
          <Skeleton kind="row" count={count} columns={6} />
        </div>
      ) : (
        <div className={grid.grid}>
          <Skeleton kind="card" count={count} lead="price" store buy />
        </div>
      )}
    </>
  );
}
