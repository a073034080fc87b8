import { type PointLog, pointApi } from '@mall/contract/marketing/point.api.ts';
import { pointWays } from '@mall/contract/marketing/point.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './mine.module.css';
import { pointRulesAsk, pointsAsk } from './points-ask.ts';

const tabs = ['all', ...pointWays] as const;
const fields = { way: oneOf(tabs, 'all') };
const size = 10;

/** What the member has in points, and how they came and went. */
export default function MyPointsPage() {
  const t = useWords('marketing/mine');
  const place = usePlace(fields);
  const { way, page } = place.at;
  const found = useList(ask(pointApi.page, { query: { page, limit: size, ...(way !== 'all' && { way }) } }, { staleMs: 0 }));
  return (
    <ListPage
      title={t('points.title')}
      note={<Balance />}
      tabs={{
        label: t('points.tabs'),
        items: tabs.map((id) => ({ id, label: t(`points.way.${id}`) })),
        value: way,
        hrefOf: (next) => place.hrefOf({ way: next }),
      }}
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: useColumns(),
        card: (log) => <PointCard log={log} />,
        none: { title: t('points.none'), text: t('points.noneText') },
        words: { failed: t('points.failed') },
      }}
    />
  );
}

function Balance() {
  const t = useWords('marketing/mine');
  const figure = useFigure();
  const { data } = useList(pointsAsk);
  return (
    <Panel bordered>
      <div className={styles.balance}>
        <p>
          {t('points.have')} <b className="num">{data ? figure(data.total) : '—'}</b> {t('points.unit')}
        </p>
        <Rules />
      </div>
    </Panel>
  );
}

/** The rules as they hold now. */
function Rules() {
  const t = useWords('marketing/mine');
  const { data } = useList(pointRulesAsk);
  if (!data) return null;
  const { orderYuan: yuan, orderPoints: points, reviewPoints: plain, photoPoints: photos, dayMost, monthMost, validMonths: months } = data;
  return (
    <ul className="meta">
      {data.sharePercent > 0 && <li>{t('points.worth', { yuan: data.pointFen, percent: data.sharePercent })}</li>}
      <li>{t('points.earn', { yuan, points, plain, photos })}</li>
      {dayMost > 0 && <li>{t('points.most.day', { most: dayMost })}</li>}
      {monthMost > 0 && <li>{t('points.most.month', { most: monthMost })}</li>}
      <li>{months > 0 ? t('points.valid', { months }) : t('points.validEver')}</li>
    </ul>
  );
}

/** Points that came or went. */
function Change({ value }: { value: number }) {
  const figure = useFigure();
  return (
    <b className={classNames('num', value > 0 && styles.came)}>
      {value > 0 ? '+' : '−'}
      {figure(Math.abs(value))}
    </b>
  );
}

/** A change on a telephone. */
function PointCard({ log: { reason, remark, createDate, currentValue, balance } }: { log: PointLog }) {
  const t = useWords('marketing/mine');
  const figure = useFigure();
  return (
    <article className={styles.card}>
      <span>{t(`reason.${reason}`)}</span>
      <Change value={currentValue} />
      <span className="meta num">
        {createDate.slice(0, 16)} {remark}
      </span>
      <span className="meta num">
        {t('points.balance')} {figure(balance)}
      </span>
    </article>
  );
}

const useColumns = (): TableColumn<PointLog>[] => {
  const t = useWords('marketing/mine');
  const figure = useFigure();
  return [
    {
      key: 'date',
      head: t('points.date'),
      width: 170,
      cell: ({ createDate }) => <span className="num">{createDate.slice(0, 16)}</span>,
    },
    {
      key: 'what',
      head: t('points.what'),
      cell: ({ reason, remark }) => (
        <>
          {t(`reason.${reason}`)}
          {remark !== '' && <span className={`meta ${styles.remark}`}>{remark}</span>}
        </>
      ),
    },
    {
      key: 'change',
      head: t('points.change'),
      width: 120,
      align: 'money',
      cell: ({ currentValue }) => <Change value={currentValue} />,
    },
    { key: 'balance', head: t('points.balance'), width: 120, align: 'money', cell: ({ balance }) => figure(balance) },
  ];
};
