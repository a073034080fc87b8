import type { FavouriteGoods } from '@mall/contract/member/favourites.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './shelf.module.css';

export type Put = {
  goods: readonly FavouriteGoods[];
  added: number;
  refused: readonly { specId: string; msg: string }[];
};

/** What could not go into the cart, each with its reason. */
export function CartReport({ put, onClose }: { put: Put | undefined; onClose: () => void }) {
  const t = useWords('member/shelf');
  if (!put) return null;
  const { goods, added, refused } = put;
  const nameOf = (specId: string) => goods.find((one) => one.specId === specId)?.specName ?? '';
  return (
    <Dialog
      open
      width={520}
      maxBodyHeight="60vh"
      title={added > 0 ? t('put.some', { added, refused: refused.length }) : t('put.nothing', { count: refused.length })}
      labels={{ close: t('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {t('close')}
          </Button>
          {added > 0 && (
            <Button href="/shoppingCar" as={RouterLink}>
              {t('put.cart')}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.report}>
        {refused.map(({ specId, msg }) => (
          <li key={specId}>
            <span>{nameOf(specId)}</span>
            <span className={styles.reason}>{msg}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
