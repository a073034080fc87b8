import type { Arrival } from '@mall/contract/catalogue/freight.api.ts';
import type { GoodsSpecs, SpecLine } from '@mall/contract/catalogue/goods.api.ts';
import type { GoodsSearch, SearchedGoods } from '@mall/contract/search/search.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Picture } from '@mall/ui/picture.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useState } from 'react';
import { formatQuantity } from '../catalogue/goods-words.rules.ts';
import { goodsAddress, priceOf } from '../catalogue/mall-goods-card.tsx';
import { useWords } from '../kernel/words.tsx';
import { CompareTick } from '../shell/compare/compare-tick.tsx';
import { useIsGlobal } from './global-page.ts';
import styles from './goods-table.module.css';
import { SpecLineRow } from './spec-line-row.tsx';
import { commonUnit, lineName, shownLines, specLinesOf } from './spec-lines.rules.ts';

const mostLines = 8;
const mostColumns = { zh: 3, others: 2 };

type SpecGroupProps = {
  goods: SearchedGoods;
  specs: GoodsSpecs | undefined;
  columns: GoodsSearch['specColumnVOList'];
  numOf: (specId: string) => number;
  arrivals: ReadonlyMap<string, Arrival>;
  inCart: ReadonlyMap<string, number>;
  refused: ReadonlyMap<string, string>;
  busy: boolean;
  onNum: (line: SpecLine, name: string, num: number) => void;
};

/** A goods with its specs below it, each a line that one can fill in. */
export function SpecGroup({ goods, specs, columns, numOf, arrivals, inCart, refused, busy, onNum }: SpecGroupProps) {
  const t = useWords('search');
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const { model, axes, lines, others } = specLinesOf(goods, specs);
  const name = specs?.name ?? goods.specName;
  const heads = axes.slice(0, language === 'zh' ? mostColumns.zh : mostColumns.others);
  const weighs = [...lines, ...others].some(({ weightGram }) => weightGram > 0);
  const isFilled = ({ specId }: SpecLine) => numOf(specId) > 0;
  const shown = all ? [...lines, ...others] : [...shownLines(lines, mostLines, isFilled), ...others.filter(isFilled)];
  const hidden = lines.length + others.length - shown.length;
  const facts = columns.filter((column) => goods.specColumns[column.id] && !axes.includes(column.name));
  const unit = commonUnit(lines);
  const byLength = lines.every(({ packLength }) => packLength !== undefined);
  return (
    <section aria-label={name} className={styles.frame}>
      <GroupHead goods={goods} name={name} facts={facts} />
      <table className={classNames(styles.table, unit === undefined && styles.mixed)}>
        <caption className="sr">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.model')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.specHead}>
                {head}
              </th>
            ))}
            {weighs && (
              <th scope="col" className={styles.weightHead}>
                {t(byLength ? 'table.weightLength' : 'table.weight')}
              </th>
            )}
            <th scope="col" className={styles.priceHead}>
              {unit === undefined ? t('table.priceEach') : t('table.price', { unit })}
            </th>
            <th scope="col" className={styles.beforeHead}>
              {t('table.beforeTax')}
            </th>
            <th scope="col" className={styles.stockHead}>
              {unit === undefined ? t('table.stock') : t('table.stockIn', { unit })}
            </th>
            <th scope="col" className={styles.leadHead}>
              {t('table.lead')}
            </th>
            <th scope="col" className={styles.quantityHead}>
              {unit === undefined ? t('table.quantityEach') : t('table.quantity', { unit })}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => {
            const own = lineName(model, line.values, goods.specName);
            return (
              <SpecLineRow
                key={line.specId}
                goods={goods}
                line={line}
                name={own}
                heads={heads}
                weighs={weighs}
                oneUnit={unit !== undefined}
                num={numOf(line.specId)}
                arrival={arrivals.get(line.specId)}
                inCart={inCart.get(line.specId) ?? 0}
                fault={refused.get(line.specId)}
                busy={busy}
                onNum={(num) => onNum(line, own, num)}
              />
            );
          })}
        </tbody>
      </table>
      <div className={styles.foot}>
        {hidden > 0 ? (
          <Button look="text" size="s" onClick={() => setAll(true)}>
            {t(others.length > 0 ? 'table.others' : 'table.more', { count: hidden })}
          </Button>
        ) : (
          <span />
        )}
        <span>{t('table.taxNote', { rate: goods.taxRate })}</span>
      </div>
    </section>
  );
}

type GroupHeadProps = { goods: SearchedGoods; name: string; facts: GoodsSearch['specColumnVOList'] };

function GroupHead({ goods, name, facts }: GroupHeadProps) {
  const t = useWords('search');
  const language = useLanguage();
  const href = goodsAddress(goods) + (useIsGlobal() ? '&isGlobal=1' : '');
  return (
    <div className={styles.head}>
      <RouterLink href={href} tabIndex={-1} aria-hidden="true" className={styles.picture ?? ''}>
        <Picture src={goods.picture} alt="" />
      </RouterLink>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <RouterLink href={href}>
            {goods.ownFlag === 1 && (
              <>
                <Tag tone="own">{t('goods.own')}</Tag>{' '}
              </>
            )}
            {name}
          </RouterLink>
        </h3>
        <p className={styles.meta}>
          <span>{goods.storeName}</span>
          {facts.map(({ id, name: fact }) => (
            <span key={id}>
              {fact} {goods.specColumns[id]}
            </span>
          ))}
          <span>{t('goods.least', { quantity: formatQuantity(goods.minOrderQuantity, goods.unit, language) })}</span>
        </p>
      </div>
      <CompareTick
        goods={{ specId: goods.specId, name: goods.specName, picture: goods.picture, price: priceOf(goods) }}
        className={styles.tick}
      />
      <RouterLink href={href} className="link no-phone" aria-label={t('table.detailsOf', { name })}>
        {t('table.details')}
      </RouterLink>
    </div>
  );
}
