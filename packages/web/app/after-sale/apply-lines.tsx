import type { ReturnableOrder } from '@mall/contract/after-sale/after-sale.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Stepper } from '@mall/ui/stepper.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import type { Picked } from './apply.rules.ts';

type Props = { order: ReturnableOrder; picked: Picked; onChange: (picked: Picked) => void; fault?: string | undefined };

/** Which goods and how many; what cannot be returned stays visible and says so. */
export function ApplyLines({ order, picked, onChange, fault }: Props) {
  const t = useWords('after-sale');
  const figure = useFigure();
  const put = (id: string, num: number) => onChange({ ...picked, [id]: num });
  return (
    <fieldset className={styles.lines} aria-invalid={fault !== undefined} aria-describedby={fault ? 'apply-lines-fault' : undefined}>
      <legend className="sr">{t('apply.goods')}</legend>
      {order.lines.map((line) => {
        const num = picked[line.orderGoodsId] ?? 0;
        const none = line.availableNum === 0;
        return (
          <div key={line.orderGoodsId} className={styles.line}>
            <Checkbox
              name="picked"
              checked={num > 0}
              disabled={none}
              aria-label={t('apply.pick', { name: line.specName })}
              onChange={(event) => put(line.orderGoodsId, event.target.checked ? line.availableNum : 0)}
            />
            <img src={line.picture} alt="" width={48} height={48} loading="lazy" />
            <div className={styles.two}>
              <span className={styles.name}>{line.specName}</span>
              <span className="meta">
                {line.attributeLine} <span className="num">¥{formatCurrency(line.specPrice)}</span> ×{figure(line.goodsNum)} {line.unit}
              </span>
            </div>
            {none ? (
              <span className="meta">{t('apply.none')}</span>
            ) : (
              <Stepper
                value={num > 0 ? num : line.availableNum}
                min={1}
                max={line.availableNum}
                disabled={num === 0}
                labels={{ quantity: t('apply.num', { name: line.specName }), less: t('apply.less'), more: t('apply.more') }}
                correctionText={(_, value) => t('apply.corrected', { count: value })}
                hint={t('apply.most', { count: line.availableNum, unit: line.unit })}
                onChange={(value) => put(line.orderGoodsId, value)}
              />
            )}
          </div>
        );
      })}
      {fault && (
        <p id="apply-lines-fault" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
