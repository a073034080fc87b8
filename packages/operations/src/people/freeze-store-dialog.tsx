import { applicationErrors } from '@mall/contract/store/application.errors.ts';
import { type StoreFreezeCode, storeFreezeWords } from '@mall/contract/store/store-freeze.rules.ts';
import { storesApi } from '@mall/contract/store/stores.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useWords } from '../kernel/words.ts';
import { CodedFreezeDialog } from './coded-freeze-dialog.tsx';
import { storesReads } from './stores.reads.ts';

/** Why a store is frozen. */
export function FreezeStoreDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useWords('people');
  const freeze = useCall({
    call: storesApi.freeze,
    request: (body: { why: StoreFreezeCode; note: string }) => ({ params: { id }, body }),
    done: t('freeze.done'),
    changes: storesReads,
    options: quietly,
  });
  return (
    <CodedFreezeDialog
      name={name}
      text={t('store.freezeText')}
      codes={storeFreezeWords}
      first="fake"
      failures={applicationErrors}
      missing="store.reason_required"
      noteLabel={t('store.note')}
      act={t('store.freeze')}
      freeze={freeze.run}
      onClose={onClose}
    />
  );
}
