import { kilogramsPerKilometre } from '@mall/contract/catalogue/unit.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { GoodsSpec } from '@mall/contract/marketing/goods-details.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { StayLink } from '@mall/kit/link/stay-link.tsx';
import { formatFigure } from '@mall/kit/words/format-figure.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useAmount } from '@mall/kit/words/use-amount.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { CheckIcon } from '@mall/ui/icons/check-icon.tsx';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { Price } from '@mall/ui/price.tsx';
import { Stepper } from '@mall/ui/stepper.tsx';
import { InMetres, PerMetre } from '../../catalogue/by-length.tsx';
import { formatQuantity, priceBeforeTax } from '../../catalogue/goods-words.rules.ts';
import { isBuilt } from '../../kernel/is-built.ts';
import { useWords } from '../../kernel/words.tsx';
import { type Costs, priceFor } from '../../search/buy.rules.ts';
import { type Limits, lineTotal } from './matrix.rules.ts';
import { axisLine } from './spec-choice.rules.ts';
import styles from './spec-matrix.module.css';

type SpecRowProps = {
  spec: GoodsSpec & Pick<Costs, 'agreed'>;
  axes: readonly string[];
  /** Whether the heads tell the unit of every row. */
  oneUnit: boolean;
  /** Whether there is a column of what a kilometre weighs. */
  byLength: boolean;
  taxRate: number;
  href: string;
  current: boolean;
  inCart: number;
  num: number;
  limits: Limits | undefined;
  /** Why the cart did not take it. */
  refusal: string | undefined;
  disabled: boolean;
  onPut: (specId: string, num: number) => void;
};

export function SpecRow(props: SpecRowProps) {
  const { spec, axes, oneUnit, byLength, taxRate, href, current, inCart, num, limits, refusal, disabled, onPut } = props;
  const t = useWords('marketing/goods-details');
  const amount = useAmount();
  const language = useLanguage();
  const [first = '', ...others] = axes;
  const line = axisLine(spec);
  const { unit } = spec;
  const price = priceFor(spec, num);
  const inquiry = `/newInquiry?specId=${spec.id}`;
  const lead = spec.leadDays > 0 ? t('matrix.leadDays', { days: spec.leadDays }) : spec.specStorage > 0 ? t('facts.fromStock') : '–';
  // To the piece: one compares the rows.
  const stock = formatFigure(spec.specStorage, language);
  return (
    <tr className={classNames(num > 0 && styles.filled, current && styles.current)}>
      <th scope="row" className={styles.name}>
        <StayLink href={href} aria-current={current ? 'true' : undefined}>
          {spec.axis[first] ?? spec.specName}
          {others.length > 0 && <span className="only-phone"> {others.map((axis) => spec.axis[axis]).join(' ')}</span>}
        </StayLink>
        {inCart > 0 && (
          <span className={styles.inCart}>
            <CheckIcon size={14} />
            {t('matrix.inCart', { count: inCart })}
          </span>
        )}
      </th>
      {others.map((axis) => (
        <td key={axis} className={styles.wide}>
          {spec.axis[axis]}
        </td>
      ))}
      <td className={`${styles.wide} ${styles.item} num`}>{spec.itemNumber}</td>
      {byLength && (
        <td className={`${styles.right} ${styles.wide} ${styles.quiet} num`}>
          {formatFigure(kilogramsPerKilometre(spec.weightGram, spec.packLength ?? 1), language)}
        </td>
      )}
      <td className={`${styles.right} ${styles.cost}`}>
        <Price value={price} size="s" {...(!oneUnit && { unit: `/${unit}` })} />
        <PerMetre of={spec} price={price} below />
      </td>
      <td className={`${styles.right} ${styles.wide} ${styles.quiet} num`}>{amount(formatPrice(priceBeforeTax(price, taxRate), ''))}</td>
      <td className={`${styles.right} ${styles.stock} num`}>
        <span className="only-phone">{t('facts.stock')} </span>
        {stock}
        {!oneUnit && ` ${unit}`}
        <span className="only-phone">{`　${lead}`}</span>
      </td>
      <td className={styles.wide}>{lead}</td>
      <td className={`${styles.right} ${styles.quantity}`}>
        {limits ? (
          <Stepper
            value={num}
            min={limits.min}
            max={limits.max}
            step={limits.step}
            allowZero
            filled={num > 0}
            disabled={disabled}
            onChange={(value) => onPut(spec.id, value)}
            labels={{ quantity: t('matrix.quantityOf', { spec: line }), less: t('matrix.less'), more: t('matrix.more') }}
            correctionText={(correction, value) => {
              const quantity = formatQuantity(value, unit, language);
              if (correction === 'not_a_number') return t('matrix.notNumber');
              if (correction === 'off_step') return t('matrix.offStep', { step: formatQuantity(limits.step, unit, language), quantity });
              return t(correction === 'below_min' ? 'matrix.belowMin' : 'matrix.aboveMax', { quantity });
            }}
            hint={refusal === undefined ? <InMetres of={spec} num={num} unit={unit} /> : <span className={styles.refusal}>{refusal}</span>}
          />
        ) : isBuilt(inquiry) ? (
          <RouterLink href={inquiry} className="link" aria-label={t('inquireOf', { spec: line })}>
            {spec.specStorage === 0 ? t('matrix.soldOut') : t('inquire')}
          </RouterLink>
        ) : (
          <span className={styles.quiet}>{t('facts.soldOut')}</span>
        )}
      </td>
      <td className={`${styles.right} ${styles.wide} num`}>
        {num > 0 ? amount(formatCurrency(lineTotal(spec, num))) : <span className={styles.quiet}>–</span>}
      </td>
    </tr>
  );
}
