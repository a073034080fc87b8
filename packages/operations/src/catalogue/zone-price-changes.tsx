import { zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useAmount } from '@mall/kit/words/use-amount.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Drawer } from '@mall/ui/drawer.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';

/** What was changed of the prices of a zone, by whom and why, the latest first. */
export function ZonePriceChanges({ zoneId, onClose }: { zoneId: string; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const amount = useAmount();
  const { data } = useList(ask(zoneOfficeApi.priceChanges, { params: { id: zoneId }, query: { page: 1, limit: 100 } }, { staleMs: 0 }));
  const shown = (price: string | null) => (price === null ? t('own.usual') : amount(price));
  return (
    <Drawer open title={t('own.history')} width={440} labels={{ close: kit('close') }} onClose={onClose}>
      {data?.total === 0 && <p className="meta">{t('own.history.none')}</p>}
      <ul className={styles.effects}>
        {data?.list.map(({ id, itemNumber, specName, before, after, reason, by, date }) => (
          <li key={id}>
            <b title={itemNumber}>{specName}</b>
            <p className="num">{`${shown(before)} → ${shown(after)}`}</p>
            <p className="meta">{`${date.slice(0, 16)} ${by} ${reason}`}</p>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
