import { applicationErrors } from '@mall/contract/store/application.errors.ts';
import { storesApi } from '@mall/contract/store/stores.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useWords } from '../kernel/words.ts';
import { storesReads } from './stores.reads.ts';
import { UnfreezeWithReasonDialog } from './unfreeze-with-reason-dialog.tsx';

export function UnfreezeStoreDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useWords('people');
  const unfreeze = useCall({
    call: storesApi.unfreeze,
    request: ({ reason }: { reason: string }) => ({ params: { id }, body: { reason } }),
    done: t('unfreeze.done'),
    changes: storesReads,
    options: quietly,
  });
  return (
    <UnfreezeWithReasonDialog
      name={name}
      text={t('store.unfreezeText')}
      failures={applicationErrors}
      missing="store.reason_required"
      unfreeze={unfreeze.run}
      onClose={onClose}
    />
  );
}
