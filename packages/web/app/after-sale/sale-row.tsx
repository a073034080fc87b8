import type { AfterSaleSummary } from '@mall/contract/after-sale/after-sale.api.ts';
import type { AfterSaleAction } from '@mall/contract/after-sale/after-sale.machine.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ProcessLine } from '@mall/kit/after-sale/process-line.tsx';
import { useAfterSaleNames } from '@mall/kit/after-sale/use-after-sale-names.ts';
import { worthOf } from '@mall/kit/after-sale/worth-of.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { afterSaleQuestion } from './after-sale.queries.ts';
import { AfterSaleStatus, useStatusNote } from './after-sale-status.tsx';
import { detailAddress } from './after-sales-place.ts';
import { ReturnAddress } from './return-address.tsx';
import { SaleActs } from './sale-acts.tsx';
import { SendBackForm } from './send-back.form.tsx';

const heads = ['sn', 'goods', 'amount', 'state', 'act'] as const;

/** What stands where in a row, on a desk. */
export function SaleHeads() {
  const t = useWords('after-sale');
  return (
    <div className={`${styles.grid} ${styles.gridHead}`} aria-hidden="true">
      {heads.map((head) => (
        <span key={head}>{t(`col.${head}`)}</span>
      ))}
    </div>
  );
}

type RowProps = {
  sale: AfterSaleSummary;
  open: boolean;
  onAct: (action: AfterSaleAction, sale: AfterSaleSummary) => void;
  onClose: () => void;
};

/** An after-sale of the list: columns on a wide screen, a card on a phone. */
export function SaleRow({ sale, open, onAct, onClose }: RowProps) {
  const t = useWords('after-sale');
  const noteOf = useStatusNote();
  const { typeName } = useAfterSaleNames();
  const [first, ...more] = sale.orderGoodsList;
  return (
    <>
      <div className={`${styles.grid} ${styles.row}`}>
        <span className={styles.two}>
          <RouterLink href={detailAddress(sale.id)} className={`num ${styles.sn}`}>
            {sale.aftersaleSn}
          </RouterLink>
          <span className="meta">{[typeName(sale.aftersaleType), sale.storeName, sale.buyer?.name].filter(Boolean).join(' · ')}</span>
        </span>
        {first && (
          <span className={styles.goods}>
            <img src={first.picture} alt="" width={40} height={40} loading="lazy" />
            <span className={styles.two}>
              <RouterLink href={detailAddress(sale.id)} className={styles.name ?? ''}>
                {first.specName}
              </RouterLink>
              <span className="meta">
                {t('goods.count', { count: first.goodsNum, unit: first.unit })}
                {more.length > 0 && ` · ${t('goods.more', { count: more.length + 1 })}`}
              </span>
            </span>
          </span>
        )}
        <span className={`num ${styles.amount}`}>¥{formatCurrency(worthOf(sale))}</span>
        <span className={`${styles.two} ${styles.rowState}`}>
          <AfterSaleStatus sale={sale} />
          <span className="meta">{noteOf(sale)}</span>
        </span>
        <SaleActs sale={sale} open={open} onAct={onAct} />
      </div>
      {open && sale.actions.includes('sendBack') && <SendBackPlace id={sale.id} onClose={onClose} />}
    </>
  );
}

function SendBackPlace({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords('after-sale');
  const language = useLanguage();
  const answer = useQuery(queryOf(afterSaleQuestion(id), language));
  if (answer.isError)
    return <ErrorState compact title={t('failed.title')} labels={{ retry: t('failed.retry') }} onRetry={() => void answer.refetch()} />;
  return (
    <div className={styles.under}>
      {answer.data ? (
        <div className={styles.place}>
          <div className={styles.placeMain}>
            <ProcessLine sale={answer.data} />
            <SendBackForm id={id} onClose={onClose} />
          </div>
          <ReturnAddress sale={answer.data} />
        </div>
      ) : (
        <Skeleton kind="text" lines={6} />
      )}
    </div>
  );
}
