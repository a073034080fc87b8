import { formatYuan } from '@mall/contract/kernel/format.ts';
import type { SessionDetail } from '@mall/contract/marketing/seckill-office.api.ts';
import { useWords } from '../kernel/words.ts';
import styles from './seckill.module.css';

/** What a session has brought, and what it may cost. */
export function SessionFigures({ of: { session, figures, brought, budget, goods } }: { of: SessionDetail }) {
  const t = useWords('marketing');
  const over = budget !== null && Number(brought.cost) > Number(budget);
  return (
    <div className={styles.figures}>
      <Figure name={t('figure.goods')} value={String(goods.length)} under={t('figure.stores', { count: figures.stores })} />
      <Figure
        name={t('figure.sold')}
        value={String(session.sold)}
        under={t('figure.percent', { percent: session.total === 0 ? 0 : Math.floor((session.sold * 100) / session.total) })}
      />
      <Figure
        name={t('figure.amount')}
        value={formatYuan(brought.amount)}
        under={t('figure.buyers', { buyers: brought.buyers, fresh: brought.newBuyers })}
      />
      <Figure name={t('figure.orders')} value={String(brought.orders)} under={t('figure.unpaid', { count: figures.unpaid })} />
      <Figure
        name={t('figure.cost')}
        value={formatYuan(brought.cost)}
        under={budget === null ? t('figure.noBudget') : t(over ? 'figure.overBudget' : 'figure.budget', { budget: formatYuan(budget) })}
        bad={over}
      />
      <Figure name={t('figure.reminds')} value={String(figures.reminds)} under={t('figure.reminds.under')} />
      <Figure
        name={t('figure.stock')}
        value={t(figures.even ? 'figure.even' : 'figure.uneven')}
        under={t('figure.rule', { ordered: session.sold - figures.elsewhere, elsewhere: figures.elsewhere })}
        bad={!figures.even}
      />
    </div>
  );
}

function Figure({ name, value, under, bad = false }: { name: string; value: string; under: string; bad?: boolean }) {
  return (
    <div>
      <span className="meta">{name}</span>
      <b className="num">{value}</b>
      <span className={bad ? styles.fault : 'meta'}>{under}</span>
    </div>
  );
}
