import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type KeyboardEvent, useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { linkOf } from './rich-text.rules.ts';

/** Where a link leads. No form of its own: the text may stand in one. */
export function LinkDialog({ first, onSet, onClose }: { first: string; onSet: (href: string | undefined) => void; onClose: () => void }) {
  const t = useCounterWords();
  const kit = useKitWords();
  const [typed, setTyped] = useState(first);
  const [wrong, setWrong] = useState(false);
  const set = () => {
    const href = linkOf(typed);
    if (href === undefined) setWrong(true);
    else onSet(href);
  };
  const press = (event: KeyboardEvent) => {
    // Tools above hear keys, too.
    event.stopPropagation();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  };
  return (
    <Dialog
      open
      title={t('rich.link')}
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          {first && (
            <Button look="text" onClick={() => onSet(undefined)}>
              {t('rich.linkOff')}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button onClick={set}>{t('rich.linkSet')}</Button>
        </>
      }
    >
      <Field label={t('rich.linkAddress')} {...(wrong && { message: t('rich.linkWrong') })}>
        <TextInput
          value={typed}
          onChange={(event) => {
            setWrong(false);
            setTyped(event.target.value);
          }}
          onKeyDown={press}
        />
      </Field>
    </Dialog>
  );
}
