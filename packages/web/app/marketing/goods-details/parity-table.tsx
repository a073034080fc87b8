import type { ParityOffer } from '@mall/contract/catalogue/goods.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Price } from '@mall/ui/price.tsx';
import { useState } from 'react';
import { formatQuantity } from '../../catalogue/goods-words.rules.ts';
import { goodsAddress } from '../../catalogue/mall-goods-card.tsx';
import { useWords } from '../../kernel/words.tsx';
import { SameZoneLink } from '../../shell/same-zone-link.tsx';
import styles from './prices.module.css';

const first = 5;

type ParityTableProps = {
  goods: { unit: string };
  offers: readonly ParityOffer[] /** Whose offers, where several stand below each other. */;
  title?: string;
};

/** The same model and spec at other stores, cheapest first, and what one would save or pay more. */
export function ParityTable({ goods, offers, title }: ParityTableProps) {
  const t = useWords('marketing/goods-details');
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const Heading = title === undefined ? 'h2' : 'h3';
  const shown = all ? offers : offers.slice(0, first);
  return (
    <div className={styles.parity}>
      <Heading>
        {title ?? t('parity.title')} <span className="meta">{t('parity.text', { count: offers.length })}</span>
      </Heading>
      <table>
        <caption className="sr">{title ?? t('parity.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('store.title')}</th>
            <th scope="col" className={styles.wide}>
              {t('parity.goods')}
            </th>
            <th scope="col" className={styles.right}>
              {t('matrix.price', { unit: goods.unit })}
            </th>
            <th scope="col" className={styles.right}>
              {t('parity.difference')}
            </th>
            <th scope="col" className={`${styles.right} ${styles.wide}`}>
              {t('facts.stock')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('matrix.lead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((offer) => {
            const more = Number(offer.difference);
            return (
              <tr key={offer.specId}>
                <td>
                  <SameZoneLink href={goodsAddress(offer)} className="link">
                    {offer.storeName}
                  </SameZoneLink>
                </td>
                <td className={styles.wide}>
                  {offer.brandName} {offer.attributeLine}
                </td>
                <td className={styles.right}>
                  <Price value={offer.specSellPrice} size="s" />
                </td>
                <td className={styles.right}>
                  <span className={more < 0 ? styles.less : styles.more}>
                    {more === 0
                      ? t('parity.same')
                      : t(more < 0 ? 'parity.less' : 'parity.more', { amount: formatCurrency(Math.abs(more)) })}
                  </span>
                </td>
                <td className={`${styles.right} ${styles.wide}`}>{formatQuantity(offer.specStorage, offer.unit, language)}</td>
                <td className={styles.wide}>
                  {offer.leadDays > 0 ? t('matrix.leadDays', { days: offer.leadDays }) : t('facts.fromStock')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {shown.length < offers.length && (
        <Button look="text" onClick={() => setAll(true)}>
          {t('parity.all', { count: offers.length })}
        </Button>
      )}
    </div>
  );
}
