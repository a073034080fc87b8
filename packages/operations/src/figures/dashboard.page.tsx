import { mallFiguresApi } from '@mall/contract/figures/mall-figures.api.ts';
import { FigurePage, FigureRow } from '@mall/counter/chart/figure-page.tsx';
import { useFigureSpan } from '@mall/counter/chart/use-figure-span.tsx';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { ClassPanel } from './class-panel.tsx';
import { DashboardBody } from './dashboard-body.tsx';
import type { Metric } from './metrics.ts';
import { MissedPanel } from './missed.tsx';
import { PacePanel } from './store-paces.tsx';

/** The mall's day, month and any days between: what it sold, to whom, by whom, and what it lacked. */
export default function DashboardPage() {
  const t = useWords('figures');
  const { days, unsound, choice, own } = useFigureSpan();
  const [metric, setMetric] = useState<Metric>('amount');
  const { data, error, refetch, isFetching } = useList(ask(mallFiguresApi.overview, { query: days }, { staleMs: 0 }), {
    enabled: !unsound,
  });
  const exporting = useListExport({ call: mallFiguresApi.exportDays, filter: days, disabled: unsound, label: t('export.days') });
  return (
    <FigurePage
      title={t('title')}
      days={days}
      at={data?.at}
      acts={
        <>
          {choice}
          {exporting.button}
        </>
      }
    >
      {own}
      {exporting.note}
      {error && !data && <ReadFailed error={error} title={t('failed')} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && !unsound && <Skeleton kind="text" lines={12} />}
      {data && <DashboardBody figures={data} metric={metric} onMetric={setMetric} />}
      {!unsound && (
        <>
          <ClassPanel days={days} />
          <FigureRow look="two">
            <PacePanel days={days} />
            <MissedPanel days={days} />
          </FigureRow>
        </>
      )}
    </FigurePage>
  );
}
