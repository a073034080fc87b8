import type { AfterSaleDetail } from '@mall/contract/after-sale/after-sale.api.ts';
import { copyText } from '@mall/kit/act/copy-text.ts';
import { Button } from '@mall/ui/button.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';

/** Where the goods go back to, to copy onto a parcel, and what the store says about it. */
export function ReturnAddress({ sale }: { sale: Pick<AfterSaleDetail, 'address' | 'sellerRemark'> }) {
  const t = useWords('after-sale');
  const { receiver, receiverPhone, receiverAddress } = sale.address;
  const copy = async () => {
    if (await copyText(`${receiver} ${receiverPhone} ${receiverAddress}`)) toast.ok(t('copied'));
    else toast.warn(t('copyFailed'));
  };
  return (
    <div className={styles.address}>
      <h3>
        {t('address.return')}
        <Button look="text" size="s" onClick={() => void copy()}>
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
