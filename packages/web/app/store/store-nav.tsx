import type { StoreTemplate } from '@mall/contract/store/decoration.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { Form } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { SameZoneLink } from '../shell/same-zone-link.tsx';
import { storeGoods, storeHome, storeReviews } from './store-address.ts';
import styles from './store-nav.module.css';

export type StorePlace = 'home' | 'ranking' | 'goods' | 'reviews';

/** The ways inside a store, and its own search. */
export function StoreNav({ storeId, template, here }: { storeId: string; template: StoreTemplate; here: StorePlace }) {
  const t = useWords('store');
  const ways: readonly (readonly [StorePlace | 'newest', string])[] = [
    ['home', storeHome(storeId)],
    ['goods', storeGoods(storeId)],
    // A store whose first page is the ranking has it there.
    ...(template === 'home' || here === 'ranking' ? [['ranking', `/shopIndex/index2?storeId=${storeId}`] as const] : []),
    ['newest', storeGoods(storeId, { sort: 'newest' })],
    ['reviews', storeReviews(storeId)],
  ];
  return (
    <div className={styles.nav}>
      <div className={`wrap ${styles.row}`}>
        <nav aria-label={t('nav.label')} className={styles.ways}>
          {ways.map(([place, href]) => (
            <SameZoneLink key={place} href={href} aria-current={place === here ? 'page' : undefined}>
              {t(`nav.${place}`)}
            </SameZoneLink>
          ))}
        </nav>
        <search aria-label={t('search.act')} className={styles.search}>
          <Form discover="none" action="/shopProClassification">
            <input type="hidden" name="storeId" value={storeId} />
            <TextInput name="keyword" size="s" placeholder={t('search.act')} aria-label={t('search.act')} maxLength={50} />
            <Button type="submit" look="amber" size="s">
              {t('search.act')}
            </Button>
          </Form>
        </search>
      </div>
    </div>
  );
}
