import type { Mind, SellerFigures } from '@mall/contract/figures/seller-figures.api.ts';
import { useFormats, yuanOf } from '@mall/counter/chart/use-formats.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './figures.module.css';

const marks: Readonly<Record<Mind['kind'], Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  out: { mark: 'closed', tone: 'red' },
  soon: { mark: 'open', tone: 'amber' },
  refund: { mark: 'open', tone: 'amber' },
  price: { mark: 'running', tone: 'blue' },
};

/** What to look after, each with where it is done, and the shelf in three numbers. */
export function MindsPanel({ minds, stock }: Pick<SellerFigures, 'minds' | 'stock'>) {
  const t = useWords('figures');
  const { count } = useFormats();
  return (
    <Panel bordered flush title={minds.length > 0 ? t('minds', { count: minds.length }) : t('minds.title')}>
      {minds.length === 0 ? (
        <p className={styles.inside}>{t('minds.none')}</p>
      ) : (
        <ul className={styles.minds}>
          {minds.map((mind) => (
            <li key={mind.kind}>
              <StatusMark {...marks[mind.kind]}>{t(`mind.${mind.kind}`)}</StatusMark>
              <span>
                <MindText mind={mind} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={`meta ${styles.stock}`}>{t('stock', { specs: count(stock.specs), out: count(stock.out), soon: count(stock.soon) })}</p>
    </Panel>
  );
}

function MindText({ mind }: { mind: Mind }): ReactNode {
  const t = useWords('figures');
  const { money, rate } = useFormats();
  const rights = useRights();
  const link = (href: string, right: string, words: string) =>
    rights?.has(right) && (
      <RouterLink href={href} className={`link ${styles.within}`}>
        {words}
      </RouterLink>
    );
  switch (mind.kind) {
    case 'out':
      return (
        <>
          {t(mind.more > 0 ? 'mind.outMore' : 'mind.outText', {
            name: mind.name,
            days: mind.days,
            lost: money(yuanOf(mind.lost)),
            more: mind.more,
          })}{' '}
          {link('/stock', 'seller:goods:manage', t('mind.refill'))}
        </>
      );
    case 'soon':
      return (
        <>
          {t('mind.soonText', { count: mind.count })} {link('/stock', 'seller:goods:manage', t('mind.list'))}
        </>
      );
    case 'refund':
      return (
        <>
          {t('mind.refundText', { name: mind.name, rate: rate(mind.rate / 10), reason: mind.reason, share: mind.share })}{' '}
          {link('/after-sales', 'seller:afterSales:view', t('mind.sales'))}
        </>
      );
    default:
      return (
        <>
          {t('mind.priceText', { name: mind.name, above: rate(mind.above / 10) })}{' '}
          <a href={`/goodsDetails?goodsId=${mind.goodsId}`} target="_blank" rel="noopener noreferrer" className={`link ${styles.within}`}>
            {t('mind.compare')}
          </a>
        </>
      );
  }
}
