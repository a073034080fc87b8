import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { type Sales, storeFiguresApi } from '@mall/contract/order/store-figures.api.ts';
import { Chart } from '@mall/counter/chart/chart.tsx';
import { useFormats } from '@mall/counter/chart/use-formats.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { Asked } from './asked.tsx';
import styles from './desk.module.css';

const spans = [7, 14, 30] as const;
const yuan = (value: number): string => `¥${formatCurrency(value.toFixed(2))}`;
const salesAsk = ask(storeFiguresApi.sales, {});

/** What was sold today and this month, and day by day. */
export function SalesPanel() {
  const t = useWords('desk');
  return (
    <Panel bordered flush title={t('sales')}>
      <Asked question={salesAsk}>{(sales) => <SalesFigures sales={sales} />}</Asked>
    </Panel>
  );
}

function SalesFigures({ sales }: { sales: Sales }) {
  const t = useWords('desk');
  const { short, dayName } = useFormats();
  const [span, setSpan] = useState<number>(14);
  const days = sales.days.slice(-span);
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('sales.today')}</dt>
          <dd className="num">¥{formatCurrency(sales.today)}</dd>
          <dd className="meta">{compareWords(t, sales)}</dd>
        </div>
        <div>
          <dt>{t('sales.month')}</dt>
          <dd className="num">¥{formatCurrency(sales.month)}</dd>
        </div>
      </dl>
      <div className={styles.inside}>
        <Chart
          bare
          height={180}
          title={t('sales.byDay')}
          note={t('sales.note', { days: span })}
          over={t('sales.day')}
          names={days.map(({ day }) => dayName(day))}
          series={[{ name: t('sales'), kind: 'bar', tone: 4, values: days.map(({ amount }) => fromYuan(amount) / 100) }]}
          format={yuan}
          formatLine={short}
          acts={
            <fieldset className={styles.spans}>
              <legend className="sr">{t('sales.span')}</legend>
              {spans.map((one) => (
                <button key={one} type="button" aria-pressed={one === span} onClick={() => setSpan(one)}>
                  {t('sales.days', { days: one })}
                </button>
              ))}
            </fieldset>
          }
        />
      </div>
    </>
  );
}

const compareWords = (t: ReturnType<typeof useWords<'desk'>>, { today, days }: Sales): string => {
  const before = fromYuan(days.at(-8)?.amount ?? '0.00');
  if (before === 0) return t('sales.noCompare');
  const change = Math.round(((fromYuan(today) - before) / before) * 1000) / 10;
  return t('sales.compare', { share: `${change > 0 ? '+' : ''}${change}%` });
};
