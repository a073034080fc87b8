import type { AfterSaleDetail } from '@mall/contract/after-sale/after-sale.api.ts';
import { useCopy } from '@mall/kit/act/use-copy.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';

/** Where the goods go back to, to copy onto a parcel, and what the store says about it. */
export function ReturnAddress({ sale }: { sale: Pick<AfterSaleDetail, 'address' | 'sellerRemark'> }) {
  const t = useWords('after-sale');
  const { receiver, receiverPhone, receiverAddress } = sale.address;
  const copy = useCopy();
  return (
    <div className={styles.address}>
      <h3>
        {t('address.return')}
        <Button look="text" size="s" onClick={() => void copy(`${receiver} ${receiverPhone} ${receiverAddress}`)}>
          {t('copy')}
        </Button>
      </h3>
      <p>
        {receiver} <span className="num">{receiverPhone}</span>
      </p>
      <p className="meta">{receiverAddress}</p>
      {sale.sellerRemark && (
        <>
          <h3>{t('address.remark')}</h3>
          <p>{sale.sellerRemark}</p>
        </>
      )}
    </div>
  );
}
