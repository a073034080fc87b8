import type { Address } from '@mall/contract/member/address.api.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import { AddressForm } from './address.form.tsx';

type AddressDialogProps = {
  /** Missing: a new one. */
  address?: Address | undefined;
  onClose: () => void;
  onSaved: (id: string) => void;
};

/** An address to add or to change, where it is needed. */
export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const t = useWords('member');
  const shell = useWords('shell');
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const unsaved = useUnsaved(dirty && !busy, onClose);
  const footer = (
    <>
      <Button look="quiet" disabled={busy} onClick={unsaved.leave}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {t('address.save')}
      </Button>
    </>
  );
  return createPortal(
    <>
      <Dialog
        open
        title={t(address ? 'address.edit' : 'address.new')}
        width={640}
        maxBodyHeight="70vh"
        labels={{ close: shell('close') }}
        onClose={unsaved.leave}
        footer={footer}
      >
        <AddressForm id={formId} address={address} onSaved={onSaved} onBusy={setBusy} onDirty={setDirty} />
      </Dialog>
      {unsaved.question}
    </>,
    document.body,
  );
}
