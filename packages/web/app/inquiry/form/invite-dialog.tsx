import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { inquiryReads } from '../inquiry-reads.ts';
import { SupplierPicker } from './supplier-picker.tsx';

type Props = {
  inquiryId: string;
  taken: readonly string[];
  insteadOf?: { id: string; storeName: string };
  onClose: () => void;
};

/** Asks further suppliers, or another one instead of one who has not quoted. */
export function InviteDialog({ inquiryId, taken, insteadOf, onClose }: Props) {
  const t = useWords('inquiry/form');
  const kit = useKitWords();
  const [picked, setPicked] = useState<string[]>([]);
  const invite = useCall({
    call: inquiryApi.invite,
    request: (storeIds: string[]) => ({ params: { id: inquiryId }, body: { storeIds, ...(insteadOf && { insteadOf: insteadOf.id }) } }),
    done: t('invite.done'),
    changes: inquiryReads,
  });
  const send = () => void invite.run(picked).then(onClose, () => undefined);
  return (
    <Dialog
      open
      width={960}
      maxBodyHeight="70vh"
      title={insteadOf ? t('invite.instead', { name: insteadOf.storeName }) : t('invite.title')}
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button disabled={picked.length === 0} busy={invite.busy} onClick={send}>
            {t('invite.act', { count: picked.length })}
          </Button>
        </>
      }
    >
      <SupplierPicker thirdGcId={null} picked={picked} onChange={setPicked} taken={taken} />
    </Dialog>
  );
}
