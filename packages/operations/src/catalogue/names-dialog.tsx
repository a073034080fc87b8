import type { SixNames } from '@mall/contract/catalogue/class-office.rules.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';

type NamesProps = { title: string; names: SixNames; onPut: (names: SixNames) => void; onClose: () => void };

/** A name in the six languages of the mall. */
export function NamesDialog({ title, names, onPut, onClose }: NamesProps) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const [typed, setTyped] = useState(names);
  return (
    <Dialog open title={t('names.of', { name: title })} labels={{ close: kit('close') }} onClose={onClose}>
      <div className={styles.stack}>
        <NamesFields names={typed} onPut={setTyped} />
        <Button
          block
          onClick={() => {
            onPut(typed);
            onClose();
          }}
        >
          {t('names.keep')}
        </Button>
      </div>
    </Dialog>
  );
}

export function NamesFields({ names, onPut, most = 60 }: { names: SixNames; onPut: (names: SixNames) => void; most?: number }) {
  const t = useWords('catalogue');
  return languages.map((language) => (
    <Field
      key={language}
      label={t(`language.${language}`)}
      required
      message={names[language].trim() === '' ? t('name.required') : undefined}
    >
      <TextInput
        value={names[language]}
        maxLength={most}
        lang={language}
        onChange={({ target }) => onPut({ ...names, [language]: target.value })}
      />
    </Field>
  ));
}
