import { pointOperationsApi } from '@mall/contract/marketing/point-office.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.ts';
import { PointHistory } from './point-history.tsx';
import { PointRulesForm } from './point-rules.form.tsx';
import styles from './points.module.css';

/** What gives points, how long they are good and what they are worth; who changed it and why. */
export default function PointsPage() {
  const t = useWords('marketing');
  const figure = useFigure();
  const may = useRights()?.has('operations:marketing:manage') === true;
  const { data, error, isFetching, refetch } = useList(ask(pointOperationsApi.rules, {}, { staleMs: 0 }));
  if (error && !data) return <ReadFailed error={error} title={t('points.failed')} busy={isFetching} onRetry={() => void refetch()} />;
  const now = data?.versions[0];
  if (!data || !now) return <h1 className="sr">{t('points')}</h1>;
  const { month, left } = data;
  const figures = [
    ['given', month.given],
    ['spent', month.spent],
    ['expired', month.expired],
    ['members', month.members],
    ['left', left],
  ] as const;
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('points')}</h1>
        <p className="meta">{t('points.lead')}</p>
      </header>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="meta">{t(`points.figure.${name}`)}</dt>
            <dd className="num">{figure(value)}</dd>
          </div>
        ))}
      </dl>
      <Panel bordered title={t('points.rules')}>
        <PointRulesForm key={now.version} now={now} may={may} />
      </Panel>
      <PointHistory versions={data.versions} />
    </div>
  );
}
