import { sellerFiguresApi } from '@mall/contract/figures/seller-figures.api.ts';
import { ClassChoice, ClassTable } from '@mall/counter/chart/class-table.tsx';
import { FigurePage } from '@mall/counter/chart/figure-page.tsx';
import { useFigureSpan } from '@mall/counter/chart/use-figure-span.tsx';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { FiguresBody } from './figures-body.tsx';
import type { Metric } from './metrics.ts';
import { useClassPlace } from './use-class-place.ts';

/** How the store does, with all its goods or those of a class: its figures of some days beside as many before, what they are made of, and what to look after. */
export default function FiguresPage() {
  const t = useWords('figures');
  const { days, unsound, choice, own } = useFigureSpan();
  const { classId, narrowed, hrefOf, choose } = useClassPlace();
  const [metric, setMetric] = useState<Metric>('amount');
  const scope = { ...days, ...narrowed };
  const { data, error, refetch, isFetching } = useList(ask(sellerFiguresApi.overview, { query: scope }, { staleMs: 0 }), {
    enabled: !unsound,
  });
  const classes = useList(ask(sellerFiguresApi.classes, { query: days }, { staleMs: 0 }), { enabled: !unsound });
  const exporting = useListExport({ call: sellerFiguresApi.exportDays, filter: scope, disabled: unsound, label: t('export') });
  const byClass = useListExport({ call: sellerFiguresApi.exportClasses, filter: days, disabled: !classes.data?.length, small: true });
  return (
    <FigurePage
      title={t('title')}
      days={days}
      at={data?.at}
      acts={
        <>
          <ClassChoice rows={classes.data ?? []} classId={classId} onChoose={choose} />
          {choice}
          {exporting.button}
        </>
      }
    >
      {own}
      {exporting.note}
      {error && !data && <ReadFailed error={error} title={t('failed')} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && !unsound && <Skeleton kind="text" lines={12} />}
      {data && (
        <FiguresBody
          figures={data}
          scope={scope}
          metric={metric}
          onMetric={setMetric}
          classes={
            <ClassTable
              found={classes}
              classId={classId}
              nameOf={({ id, name }) =>
                id === classId ? (
                  name
                ) : (
                  <RouterLink href={hrefOf(id)} className="link">
                    {name}
                  </RouterLink>
                )
              }
              extra={byClass.button}
              note={byClass.note}
            />
          }
        />
      )}
    </FigurePage>
  );
}
