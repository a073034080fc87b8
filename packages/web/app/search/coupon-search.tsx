import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { Form } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './coupon.module.css';

type CouponSearchProps = { which: Readonly<Record<string, string>>; keyword: string };

/** Searches within the goods of one coupon; the box in the head searches the whole mall. */
export function CouponSearch({ which, keyword }: CouponSearchProps) {
  const t = useWords('search');
  return (
    <search className={styles.search}>
      <Form discover="none" action="/searchCouponsResult" className={styles.form}>
        {Object.entries(which).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextInput
          name="keyword"
          type="search"
          maxLength={60}
          defaultValue={keyword}
          icon={<SearchIcon size={16} />}
          placeholder={t('coupon.search')}
          aria-label={t('coupon.search')}
        />
        <Button type="submit" look="line">
          {t('coupon.searchAct')}
        </Button>
      </Form>
      {keyword !== '' && (
        <RouterLink href={`/searchCouponsGoods?${new URLSearchParams(which)}`} className="link">
          {t('coupon.searchClear')}
        </RouterLink>
      )}
    </search>
  );
}
