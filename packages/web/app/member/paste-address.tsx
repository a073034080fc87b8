import { type DataOf } from '@mall/contract/kernel/call.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { addressTextRows } from '@mall/contract/member/address-fields.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './address.form.module.css';

type Split = DataOf<typeof addressApi.split>;

type PasteAddressProps = {
  /** `before`: what the text before this one had filled in, which it takes with it. */
  onFound: (found: Partial<Split>, before: Partial<Split>) => void;
};

/** A text from a message, to be split into the fields; what it does not say leaves what was typed by hand as it is. */
export function PasteAddress({ onFound }: PasteAddressProps) {
  const t = useWords('member');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [before, setBefore] = useState<Partial<Split>>({});
  const split = useCall({ call: addressApi.split, request: (pasted: string) => ({ body: { text: pasted.slice(0, 2000) } }), changes: [] });
  const missingIn = (found: Split) => [
    ...(['receiverName', 'receiverPhone'] as const)
      .filter((name) => found[name] === '')
      .map((name) => addressTextRows[name].words[language]),
    ...(found.districtId === '' ? [t('address.area')] : []),
    ...(found.detail === '' ? [addressTextRows.detail.words[language]] : []),
  ];
  const read = async (pasted: string) => {
    if (pasted.trim() === '' || split.busy) return;
    const found = await split.run(pasted).catch(() => undefined);
    if (!found) return;
    const told = Object.entries(found).filter(([, value]) => value !== '');
    const missing = missingIn(found);
    onFound(Object.fromEntries(told), before);
    setBefore(Object.fromEntries(told));
    if (told.length === 0 || missing.length === 4) setSaid(t('address.pasteNothing'));
    else setSaid(missing.length === 0 ? t('address.pasteDone') : t('address.pasteMissing', { what: missing.join('、') }));
  };
  return (
    <div className={styles.paste}>
      <Field layout="side" label={t('address.paste')} hint={<output>{said || t('address.pasteHint')}</output>}>
        <span className={styles.pasteRow}>
          <TextArea
            rows={2}
            value={text}
            placeholder={t('address.pastePlaceholder')}
            onChange={(event) => setText(event.target.value)}
            onPaste={(event) => void read(event.clipboardData.getData('text'))}
          />
          <Button look="line" size="s" busy={split.busy} disabled={text.trim() === ''} onClick={() => void read(text)}>
            {t('address.pasteAct')}
          </Button>
        </span>
      </Field>
    </div>
  );
}
