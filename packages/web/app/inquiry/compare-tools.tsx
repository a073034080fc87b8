import type { Comparison } from '@mall/contract/inquiry/inquiry-data.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './compare.module.css';
import type { Tax } from './compare-view.rules.ts';

export type CompareView = { tax: Tax; differing: boolean; history: boolean };
type Props = { sheet: Comparison; view: CompareView; onView: (view: CompareView) => void; said?: string | undefined };

/** How the quotes are looked at. Without tax only where some quote says its rate. */
export function CompareTools({ sheet, view, onView, said }: Props) {
  const t = useWords('inquiry');
  return (
    <div className={`${styles.tools} no-print`}>
      <div className={styles.switches}>
        {sheet.quotes.some(({ taxRate }) => taxRate !== null) && (
          <RadioGroup
            label={t('compare.tax')}
            value={view.tax}
            onChange={(tax) => onView({ ...view, tax: tax as Tax })}
            options={[
              { value: 'gross', label: t('compare.gross') },
              { value: 'net', label: t('compare.net') },
            ]}
          />
        )}
        <Checkbox checked={view.differing} onChange={(event) => onView({ ...view, differing: event.target.checked })}>
          {t('compare.differing')}
        </Checkbox>
        <Checkbox checked={view.history} onChange={(event) => onView({ ...view, history: event.target.checked })}>
          {t('compare.versions')}
        </Checkbox>
        <output className="meta">{said}</output>
      </div>
      <span className={styles.legend}>
        <Tag tone="ok">{t('mark.lowest')}</Tag> {t('mark.lowestText')}
        <Tag tone="bad">{t('mark.over')}</Tag> {t('mark.overText')}
        <Tag tone="amber">{t('mark.late')}</Tag> {t('mark.lateText')}
      </span>
    </div>
  );
}
