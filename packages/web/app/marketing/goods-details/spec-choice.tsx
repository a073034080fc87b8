import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import { StayLink } from '@mall/kit/link/stay-link.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { useLocation } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { specAddress } from './goods-address.rules.ts';
import styles from './spec-choice.module.css';
import { axesOf } from './spec-choice.rules.ts';

/** One spec is chosen by its axes. The values are links: each is an address, and works before any script does. */
export function SpecChoice({ details }: { details: GoodsDetails }) {
  const t = useWords('marketing/goods-details');
  const { pathname, search } = useLocation();
  const { goodsDetailsVO: goods, goodsSpecList, specAttrMap } = details;
  const query = new URLSearchParams(search);
  const axes = axesOf(goodsSpecList, specAttrMap, goods.id);
  if (goodsSpecList.length < 2) return null;
  return axes.map(({ name, options }) => (
    <div key={name} className={styles.axis}>
      <dt>{name}</dt>
      <dd>
        {options.map(({ value, chosen, specId, moves, soldOut }) =>
          specId === undefined ? (
            <span key={value} aria-disabled="true" className={classNames(styles.value, styles.none)}>
              {value}
            </span>
          ) : (
            <StayLink
              key={value}
              href={specAddress(pathname, query, { goodsId: goods.goodsId, specId })}
              aria-current={chosen ? 'true' : undefined}
              title={moves ? t('spec.moves') : soldOut ? t('facts.soldOut') : undefined}
              className={classNames(styles.value, chosen && styles.chosen, moves && styles.moves)}
            >
              {value}
            </StayLink>
          ),
        )}
      </dd>
    </div>
  ));
}
