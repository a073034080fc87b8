import { tongues } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { ShelfGoods } from '@mall/contract/catalogue/shelf.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Picture } from '@mall/ui/picture.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';

/** Picture, name and numbers; of goods for abroad also the languages that it can be read in. */
export function GoodsName({ goods }: { goods: Pick<ShelfGoods, 'name' | 'picture' | 'spuCode' | 'classNames' | 'source' | 'languages'> }) {
  const t = useWords('catalogue');
  const { name, picture, spuCode, classNames: classes, source, languages } = goods;
  const about = [spuCode && `SPU ${spuCode}`, source === 'cross' && t('cross'), classes.slice(1).join(' / ')].filter(Boolean).join(' · ');
  return (
    <span className={styles.goods}>
      <span className={styles.picture}>
        <Picture src={picture} alt="" side={48} />
      </span>
      <span className={styles.named}>
        <span className={styles.name}>{name}</span>
        <span className="meta">{about}</span>
        {source === 'cross' && (
          <span className={styles.tongues}>
            <span className="sr">{t('tongues')}</span>
            {['zh', ...tongues].map((tongue) => (
              <span key={tongue} className={classNames(styles.tongue, (tongue === 'zh' || languages.includes(tongue)) && styles.told)}>
                {tongue}
                <span className="sr">{tongue === 'zh' || languages.includes(tongue) ? t('tongue.told') : t('tongue.missing')}</span>
              </span>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}

const rangeOf = ({ priceLow, priceHigh }: Pick<ShelfGoods, 'priceLow' | 'priceHigh'>): string =>
  `¥${formatCurrency(priceLow)}${priceHigh === priceLow ? '' : ` – ${formatCurrency(priceHigh)}`}`;

/** Goods that are sold by several units have a line for each. */
export function GoodsPrice({ goods }: { goods: Pick<ShelfGoods, 'priceLow' | 'priceHigh' | 'units'> }) {
  const unitOf = useUnit();
  if (goods.units.length < 2) return <span className="num">{rangeOf(goods)}</span>;
  return (
    <span className={styles.two}>
      {goods.units.map((one) => (
        <span key={one.unit} className="num">
          {`${rangeOf(one)}\u00a0/\u00a0${unitOf(one.unit)}`}
        </span>
      ))}
    </span>
  );
}

export function GoodsStock({ goods: { stock, unit, units, lowCount, emptyCount } }: { goods: ShelfGoods }) {
  const t = useWords('catalogue');
  const figure = useFigure();
  const unitOf = useUnit();
  return (
    <span className={styles.two}>
      {(units.length > 1 ? units : [{ unit, stock }]).map((one) => (
        <span key={one.unit} className={`num ${styles.once}`}>
          {figure(one.stock)} {unitOf(one.unit)}
        </span>
      ))}
      {stock <= 0 ? (
        <span className={styles.bad}>{t('stock.allGone')}</span>
      ) : emptyCount > 0 ? (
        <span className={styles.bad}>{t('stock.gone', { count: emptyCount })}</span>
      ) : (
        lowCount > 0 && <span className={styles.warn}>{t('stock.low', { count: lowCount })}</span>
      )}
    </span>
  );
}

/** How it stands, and why or what comes next. */
export function GoodsStanding({ goods }: { goods: ShelfGoods }) {
  const t = useWords('catalogue');
  const { moment } = useMoment();
  const unitOf = useUnit();
  const { state, stateReason, stock, unit, units, monthSales, lowCount, fixedUntil } = goods;
  if (state === 'barred' || state === 'lapsed')
    return (
      <span className={styles.two}>
        <StatusMark mark="open" tone="grey">
          {t(`state.${state}`)}
        </StatusMark>
        <span className={styles.bad}>{state === 'lapsed' ? t('standing.lapsed', { papers: stateReason }) : stateReason}</span>
      </span>
    );
  if (state !== 'on')
    return (
      <StatusMark mark="open" tone="grey">
        {t('state.off')}
      </StatusMark>
    );
  const aDay = monthSales / 30;
  return (
    <span className={styles.two}>
      {stock <= 0 ? (
        <StatusMark mark="closed" tone="amber">
          {t('state.soldOut')}
        </StatusMark>
      ) : (
        <StatusMark mark="closed" tone="green">
          {t('state.on')}
        </StatusMark>
      )}
      {fixedUntil !== null ? (
        <span className={styles.warn}>{t('standing.fixed', { time: moment(fixedUntil, 'brief') })}</span>
      ) : stock <= 0 ? (
        <span className="meta">{t('standing.soldOut')}</span>
      ) : (
        // What is sold in a month is counted over all units.
        units.length < 2 &&
        lowCount > 0 &&
        aDay >= 1 && (
          <span className={styles.warn}>
            {t('standing.lasts', { count: Math.round(aDay), unit: unitOf(unit), days: Math.max(1, Math.floor(stock / aDay)) })}
          </span>
        )
      )}
    </span>
  );
}
