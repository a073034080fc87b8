import type { StoreClass } from '@mall/contract/store/store.api.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';
import { SameZoneLink } from '../shell/same-zone-link.tsx';
import { storeGoods } from './store-address.ts';
import styles from './store-shelves.module.css';

/** How the store itself sorts its goods, with their numbers. */
export function StoreShelves({ storeId, shelves, here }: { storeId: string; shelves: readonly StoreClass[]; here?: string }) {
  const t = useWords('store');
  const line = ({ id, name, goodsCount }: StoreClass) => (
    <SameZoneLink href={storeGoods(storeId, { classId: id })} aria-current={id === here ? 'page' : undefined}>
      <span>{name}</span>
      <span className="num">{goodsCount}</span>
    </SameZoneLink>
  );
  return (
    <Panel title={t('shelves')} flush>
      <ul className={styles.shelves}>
        <li>
          <SameZoneLink href={storeGoods(storeId)}>
            <span>{t('shelves.all')}</span>
          </SameZoneLink>
        </li>
        {shelves.map((shelf) => (
          <li key={shelf.id}>
            {line(shelf)}
            {shelf.children.length > 0 && (
              <ul>
                {shelf.children.map((child) => (
                  <li key={child.id}>{line(child)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
