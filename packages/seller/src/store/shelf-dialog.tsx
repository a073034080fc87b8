import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select, type SelectOption } from '@mall/ui/select.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';

type ShelfDialogProps = {
  count: number;
  options: readonly SelectOption[];
  busy: boolean;
  onGive: (shelfId: string | null) => void;
  onClose: () => void;
};

/** To which shelf goods go. */
export function ShelfDialog({ count, options, busy, onGive, onClose }: ShelfDialogProps) {
  const t = useWords('store');
  const kit = useKitWords();
  const [shelf, setShelf] = useState('');
  return (
    <Dialog open title={t('sort.ask', { count })} labels={{ close: kit('close') }} onClose={onClose}>
      <Field label={t('sort.choose')}>
        <Select
          value={shelf}
          onChange={({ target }) => setShelf(target.value)}
          options={[{ value: '', label: t('sort.nowhere') }, ...options]}
        />
      </Field>
      <p>
        <Button block busy={busy} onClick={() => onGive(shelf === '' ? null : shelf)}>
          {t('sort.act')}
        </Button>
      </p>
    </Dialog>
  );
}
