import type { Arrival } from '@mall/contract/catalogue/freight.api.ts';
import type { SpecLine } from '@mall/contract/catalogue/goods.api.ts';
import { kilogramsPerKilometre } from '@mall/contract/catalogue/unit.rules.ts';
import type { SearchedGoods } from '@mall/contract/search/search.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { formatFigure } from '@mall/kit/words/format-figure.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useAmount } from '@mall/kit/words/use-amount.ts';
import { CheckIcon } from '@mall/ui/icons/check-icon.tsx';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { Price } from '@mall/ui/price.tsx';
import { Stepper } from '@mall/ui/stepper.tsx';
import { PerMetre } from '../catalogue/by-length.tsx';
import { formatCount, formatQuantity, priceBeforeTax } from '../catalogue/goods-words.rules.ts';
import { goodsAddress } from '../catalogue/mall-goods-card.tsx';
import { PriceStep } from '../catalogue/price-step.tsx';
import { useArrivalWords } from '../catalogue/use-arrivals.ts';
import { useWords } from '../kernel/words.tsx';
import { lineLimits, nextBreakFor, priceFor } from './buy.rules.ts';
import { useIsGlobal } from './global-page.ts';
import styles from './goods-table.module.css';
import { InquireButton } from './inquire-button.tsx';
import { kilograms } from './spec-lines.rules.ts';
import { useStepperWords } from './use-stepper-words.ts';

type SpecLineRowProps = {
  goods: SearchedGoods;
  line: SpecLine;
  name: string;
  /** The axes that have a column. */
  heads: readonly string[];
  weighs: boolean;
  /** Whether the heads tell the unit of every line. */
  oneUnit: boolean;
  num: number;
  arrival: Arrival | undefined;
  inCart: number;
  /** Why the basket refused it. */
  fault: string | undefined;
  busy: boolean;
  onNum: (num: number) => void;
};

/** One spec of a goods: what tells it from its sisters, what it costs, and how many of it. */
export function SpecLineRow({ goods, line, name, heads, weighs, oneUnit, num, arrival, inCart, fault, busy, onNum }: SpecLineRowProps) {
  const t = useWords('search');
  const amount = useAmount();
  const language = useLanguage();
  const stepperWords = useStepperWords({ ...line, specName: name });
  const href = goodsAddress({ goodsId: goods.goodsId, specId: line.specId }) + (useIsGlobal() ? '&isGlobal=1' : '');
  const limits = lineLimits(line);
  const { specStorage, leadDays } = line;
  const lead = leadDays > 0 ? t('table.leadDays', { days: leadDays }) : t(specStorage > 0 ? 'goods.inStock' : 'goods.soldOut');
  const arrives = useArrivalWords()(arrival, 'brief');
  const price = priceFor(line, num);
  const next = limits && nextBreakFor(line, Math.max(num, limits.min), limits.max);
  const { packLength, weightGram, unit } = line;
  const weight = packLength === undefined ? kilograms(weightGram) : kilogramsPerKilometre(weightGram, packLength);
  return (
    <tr className={num > 0 ? styles.on : undefined}>
      <th scope="row" className={styles.code}>
        <RouterLink href={href}>{name}</RouterLink>
        {inCart > 0 && (
          <span className={styles.inCart}>
            <CheckIcon size={12} />
            {t('goods.inCart', { count: inCart })}
          </span>
        )}
        {fault !== undefined && (
          <span role="alert" className={styles.fault}>
            {fault}
          </span>
        )}
      </th>
      {heads.map((head, place) => (
        <td key={head} className={styles.spec}>
          <span className={styles.value} title={line.values[place]}>
            {line.values[place] || '–'}
          </span>
        </td>
      ))}
      {weighs && <td className={`${styles.spec} ${styles.right}`}>{weight > 0 ? formatFigure(weight, language) : '–'}</td>}
      <td className={styles.price}>
        <Price value={price} size="s" />
        <span className={oneUnit ? 'unit only-phone' : 'unit'}>/{unit}</span>
        <PerMetre of={line} price={price} below />
        {next && <PriceStep of={{ priceBreak: next, unit }} />}
      </td>
      <td className={styles.beforeTax}>{amount(formatPrice(priceBeforeTax(price, goods.taxRate), ''))}</td>
      <td data-label={t('table.stock')} className={styles.stock}>
        {oneUnit ? formatCount(specStorage, language) : formatQuantity(specStorage, unit, language)}
        <span className="only-phone">{`　${arrives ?? lead}`}</span>
      </td>
      <td className={styles.lead}>
        {lead}
        {arrives !== undefined && <span className="meta">{arrives}</span>}
      </td>
      <td className={styles.quantity}>
        {limits ? (
          <Stepper value={num} onChange={onNum} {...limits} {...stepperWords} allowZero filled={num > 0} disabled={busy} />
        ) : (
          <InquireButton href={`/newInquiry?specId=${line.specId}`} name={name} />
        )}
      </td>
    </tr>
  );
}
