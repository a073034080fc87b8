import { breaksMost } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { stepPrice } from '@mall/contract/catalogue/goods-fields.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { cheapestOf } from './editor.rules.ts';
import { idOf, type PartProps } from './part.ts';

/** Lower prices for more pieces, as a share of each spec's price. */
export function BreaksPart({ open, fields, put, faultAt }: PartProps) {
  const t = useWords('goods-editor');
  const { priceBreaks } = fields;
  const price = cheapestOf(fields, new Map(open.sold.map((spec) => [spec.specId, spec])))?.price;
  const set = (at: number, changes: object) =>
    put({ priceBreaks: priceBreaks.map((step, place) => (place === at ? { ...step, ...changes } : step)) });
  const shown = (percent: string) => (price !== undefined && Number(percent) > 0 ? `¥${formatCurrency(stepPrice(price, percent))}` : '—');
  return (
    <div className={styles.fields} id={idOf('priceBreaks')} tabIndex={-1}>
      {priceBreaks.length > 0 && (
        <table className={styles.steps}>
          <thead>
            <tr>
              <th scope="col">{t('breaks.from')}</th>
              <th scope="col">{t('breaks.share')}</th>
              <th scope="col">{t('breaks.price')}</th>
              <th scope="col">
                <span className="sr">{t('column.acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {priceBreaks.map(({ minNum, percent }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a step is its place: all of it is typed
              <tr key={at}>
                <td>
                  <TextInput
                    size="s"
                    id={idOf(`priceBreaks.${at}.minNum`)}
                    inputMode="numeric"
                    aria-label={t('breaks.fromNth', { place: at + 1 })}
                    aria-invalid={faultAt(`priceBreaks.${at}.minNum`) !== undefined}
                    trailing={fields.unit}
                    value={minNum}
                    onChange={({ target }) => set(at, { minNum: target.value })}
                  />
                </td>
                <td>
                  <TextInput
                    size="s"
                    id={idOf(`priceBreaks.${at}.percent`)}
                    inputMode="decimal"
                    aria-label={t('breaks.shareNth', { place: at + 1 })}
                    aria-invalid={faultAt(`priceBreaks.${at}.percent`) !== undefined}
                    trailing="%"
                    value={percent}
                    onChange={({ target }) => set(at, { percent: target.value })}
                  />
                </td>
                <td className="num">{shown(percent)}</td>
                <td>
                  <Button
                    look="text"
                    size="s"
                    aria-label={t('breaks.remove', { place: at + 1 })}
                    icon={<TrashIcon size={14} />}
                    onClick={() => put({ priceBreaks: priceBreaks.toSpliced(at, 1) })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {priceBreaks.map((_, at) => {
        const fault = faultAt(`priceBreaks.${at}.minNum`) ?? faultAt(`priceBreaks.${at}.percent`);
        return (
          fault && (
            <p key={fault} className={styles.fault}>
              {t('breaks.nth', { place: at + 1 })} {fault}
            </p>
          )
        );
      })}
      <span className={styles.row}>
        <Button
          look="line"
          size="s"
          icon={<PlusIcon size={14} />}
          disabled={priceBreaks.length >= breaksMost}
          onClick={() => put({ priceBreaks: [...priceBreaks, { minNum: '', percent: '' }] })}
        >
          {t('breaks.add')}
        </Button>
        <span className="meta">{t('breaks.hint', { most: breaksMost })}</span>
      </span>
    </div>
  );
}
