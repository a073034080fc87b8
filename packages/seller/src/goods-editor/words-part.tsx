import { type Tongue, tongues } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { RichText } from '@mall/counter/rich-text/rich-text.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { missingByTongue } from './editor.rules.ts';
import { fieldOf, idOf, type PartProps } from './part.ts';

const emptyTexts = { name: '', description: '', afterSales: '', packing: '' };
const langs: Record<Tongue, string> = { en: 'en', fra: 'fr', spa: 'es', pt: 'pt', ru: 'ru' };

/** The texts for abroad, each language with what it misses. */
export function WordsPart({ open, fields, put, faultAt }: PartProps) {
  const t = useWords('goods-editor');
  const panel = useId();
  const [tongue, setTongue] = useState<Tongue>('en');
  const missing = missingByTongue(fields);
  const texts = fields.translations[tongue] ?? emptyTexts;
  const set = (changes: Partial<typeof emptyTexts>) =>
    put({ translations: { ...fields.translations, [tongue]: { ...texts, ...changes } } });
  const place = (name: string) => `translations.${tongue}.${name}`;
  return (
    <>
      <Tabs
        inset
        label={t('section.words')}
        items={tongues.map((id) => ({
          id,
          label: missing[id] === 0 ? t('words.done', { tongue: id }) : id,
          ...(missing[id] > 0 && { count: missing[id], hot: open.cross && id === 'en' }),
        }))}
        value={tongue}
        onChange={setTongue}
        panelId={() => panel}
      />
      <div className={`${styles.fields} ${styles.inside}`} id={panel} role="tabpanel" aria-label={tongue}>
        <p className="meta">{missing[tongue] > 0 ? t('words.missing', { count: missing[tongue] }) : t('words.full')}</p>
        <Field label={t('name')} required={open.cross && tongue === 'en'} {...fieldOf(faultAt, place('name'))}>
          <TextInput lang={langs[tongue]} value={texts.name} maxLength={300} onChange={({ target }) => set({ name: target.value })} />
        </Field>
        <RichText
          key={tongue}
          id={idOf(place('description'))}
          label={t('words.text', { tongue })}
          lang={langs[tongue]}
          value={texts.description}
          onChange={(description) => set({ description })}
        />
        <Field label={t('packing')} {...fieldOf(faultAt, place('packing'))}>
          <TextArea lang={langs[tongue]} limit={2000} value={texts.packing} onChange={({ target }) => set({ packing: target.value })} />
        </Field>
        <Field label={t('afterSales')} {...fieldOf(faultAt, place('afterSales'))}>
          <TextArea
            lang={langs[tongue]}
            limit={2000}
            value={texts.afterSales}
            onChange={({ target }) => set({ afterSales: target.value })}
          />
        </Field>
      </div>
    </>
  );
}
