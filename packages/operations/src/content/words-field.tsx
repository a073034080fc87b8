import { fallbackLanguage, languages, type Words } from '@mall/contract/kernel/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './content.module.css';
import { languageNames } from './language-names.ts';

type Props = {
  label: string;
  value: Words;
  onChange: (words: Words) => void;
  most: number;
  required?: boolean;
  message?: ReactNode;
  /** Chinese alone. */
  single?: boolean;
};

const abroad = languages.filter((language) => language !== fallbackLanguage);

/** Words of a page: Chinese, and below it the other five with what is missing. */
export function WordsField({ label, value, onChange, most, required = false, message, single = false }: Props) {
  const t = useWords('content');
  const [open, setOpen] = useState(false);
  const missing = value.zh === '' ? 0 : abroad.filter((language) => value[language] === '').length;
  return (
    <div className={styles.words}>
      <Field label={label} required={required} message={message}>
        <TextInput
          value={value.zh}
          maxLength={most}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...value, zh: target.value })}
        />
      </Field>
      {!single && (
        <Button look="text" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
          {missing === 0 ? t('words.others') : t('words.missing', { count: missing })}
        </Button>
      )}
      {open &&
        abroad.map((language) => (
          <Field key={language} label={`${label} · ${languageNames[language]}`}>
            <TextInput
              value={value[language]}
              maxLength={most}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...value, [language]: target.value })}
            />
          </Field>
        ))}
    </div>
  );
}
