import type { ComparedSpec } from '@mall/contract/procurement/compare.api.ts';
import { comparedPrice } from '@mall/contract/procurement/compare-rows.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { CheckIcon } from '@mall/ui/icons/check-icon.tsx';
import { CloseIcon } from '@mall/ui/icons/close-icon.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useNavigate } from 'react-router';
import { goodsAddress } from '../../catalogue/mall-goods-card.tsx';
import { useWords } from '../../kernel/words.tsx';
import { useInCart } from '../../search/use-basket.ts';
import { removeCompared, setCompared } from '../../shell/compare/compared.ts';
import { useClassAddress } from '../../shell/use-classes.ts';
import { useComparePlace, withoutColumn } from './compare-place.ts';
import styles from './compare-table.module.css';

/** Whose column it is, what it costs, and whether the others are held against it. */
export function ColumnHead({ spec, isBase }: { spec: ComparedSpec; isBase: boolean }) {
  const t = useWords('procurement/compare');
  const place = useComparePlace();
  const navigate = useNavigate();
  const inCart = useInCart().get(spec.specId) ?? 0;
  const { specId, specName } = spec;
  const remove = () => {
    removeCompared(specId);
    void navigate(place.hrefOf(withoutColumn(place, specId)), { replace: true, preventScrollReset: true });
  };
  return (
    <th scope="col" className={isBase ? styles.base : undefined}>
      <div className={styles.goods}>
        <button type="button" className={`${styles.remove} no-print`} aria-label={t('remove', { name: specName })} onClick={remove}>
          <CloseIcon size={16} />
        </button>
        <RouterLink href={goodsAddress(spec)} tabIndex={-1} aria-hidden="true" className={styles.picture ?? ''}>
          <Picture src={spec.picture} alt="" />
        </RouterLink>
        <h2 className={styles.name}>
          <RouterLink href={goodsAddress(spec)}>
            {spec.ownFlag === 1 && (
              <>
                <Tag tone="own">{t('own')}</Tag>{' '}
              </>
            )}
            {specName}
          </RouterLink>
        </h2>
        <p className={styles.price}>
          <Price value={comparedPrice(spec)} unit={t('unit', { unit: spec.unit })} />
        </p>
        <p className={styles.marks}>
          {isBase ? (
            <span className={styles.basis}>{t('basis')}</span>
          ) : (
            <Button
              look="text"
              size="s"
              className="no-print"
              onClick={() => place.go({ base: specId })}
              aria-label={t('setBasisOf', { name: specName })}
            >
              {t('setBasis')}
            </Button>
          )}
          {inCart > 0 && (
            <span className={styles.inCart}>
              <CheckIcon size={12} />
              {t('inCart', { count: inCart })}
            </span>
          )}
        </p>
      </div>
    </th>
  );
}

/** Room for another: what stands here goes into the tray, so that what is ticked next joins it. */
export function FreeColumn({ specs, room }: { specs: readonly ComparedSpec[]; room: number }) {
  const t = useWords('procurement/compare');
  const classAddress = useClassAddress();
  const gcId = specs[0]?.gcId;
  const keep = () =>
    setCompared(specs.map((spec) => ({ specId: spec.specId, name: spec.specName, picture: spec.picture, price: comparedPrice(spec) })));
  return (
    <th scope="col" className={`${styles.free} no-print`}>
      <RouterLink href={gcId === undefined ? '/proClassification' : classAddress(gcId)} onClick={keep} className={styles.add ?? ''}>
        <PlusIcon size={20} />
        {t('add', { count: room })}
      </RouterLink>
    </th>
  );
}
