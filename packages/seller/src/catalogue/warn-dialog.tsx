import { shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { stockMost } from '@mall/contract/catalogue/shelf.rules.ts';
import type { StockRow } from '@mall/contract/catalogue/stock.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { shelfReads } from './shelf.reads.ts';

/** One warning level for several specs. */
export function WarnDialog({ rows, onClose }: { rows: readonly StockRow[]; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = typed.trim() !== '' && !/^\d{1,8}$/.test(typed.trim());
  const send = useCall({
    call: shelfApi.change,
    request: (warnAt: number | null) => ({ body: { specs: rows.map(({ specId }) => ({ specId, warnAt })) } }),
    changes: shelfReads,
    done: ({ changed }) => t('warn.done', { count: changed }),
  });
  return (
    <Dialog
      open
      title={t('warn.title')}
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" form={form} busy={send.busy}>
            {t('warn.act')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!wrong) void send.run(typed.trim() === '' ? null : Number(typed)).then(onClose, () => undefined);
        }}
      >
        <Field
          label={t('warn.field')}
          hint={t('warn.text', { count: rows.length })}
          {...(tried && wrong && { message: t('warn.wrong', { most: stockMost }) })}
        >
          <TextInput inputMode="numeric" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
