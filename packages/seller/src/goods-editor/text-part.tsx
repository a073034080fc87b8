import { RichText } from '@mall/counter/rich-text/rich-text.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { fieldOf, idOf, type PartProps } from './part.ts';

/** What buyers read below the goods. */
export function TextPart({ fields, put, faultAt }: PartProps) {
  const t = useWords('goods-editor');
  return (
    <div className={styles.fields}>
      <RichText
        id={idOf('description')}
        label={t('section.text')}
        value={fields.description}
        hint={t('text.cleaned')}
        invalid={faultAt('description') !== undefined}
        onChange={(description) => put({ description })}
      />
      {faultAt('description') && <p className={styles.fault}>{faultAt('description')}</p>}
      <Field label={t('packing')} {...fieldOf(faultAt, 'packing')}>
        <TextArea limit={2000} value={fields.packing} onChange={({ target }) => put({ packing: target.value })} />
      </Field>
      <Field label={t('afterSales')} {...fieldOf(faultAt, 'afterSales')}>
        <TextArea limit={2000} value={fields.afterSales} onChange={({ target }) => put({ afterSales: target.value })} />
      </Field>
    </div>
  );
}
