import { companyOperationsApi } from '@mall/contract/company/certification.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { type Fault, FaultsDialog } from '../audit/faults-dialog.tsx';
import { useWords } from '../kernel/words.ts';
import { companyReads } from './company.reads.ts';

const places = [
  'licence',
  'name',
  'unifiedCode',
  'registeredAddress',
  'legalRepresentative',
  'contactName',
  'contactPhone',
  'bankAccount',
  'letter',
  'papers',
] as const;

/** Reasons that are given most, with the field each is about. */
const usual = { unclear: 'licence', address: 'registeredAddress', expired: 'papers', letter: 'letter', account: 'bankAccount' } as const;

type RejectDialogProps = { id: string; versionId: string; onClose: () => void; onDone: () => void };

/** Gives a company its papers back with what is wrong. */
export function RejectDialog({ id, versionId, onClose, onDone }: RejectDialogProps) {
  const t = useWords('company');
  const reject = useCall({
    call: companyOperationsApi.reject,
    request: (faults: Fault[]) => ({ params: { id }, body: { versionId, faults } }),
    done: t('reject.done'),
    changes: companyReads,
  });
  return (
    <FaultsDialog
      title={t('reject.title')}
      act={t('reject.act')}
      places={places.map((field) => ({ value: field, label: t(`field.${field}`) }))}
      usual={(Object.keys(usual) as (keyof typeof usual)[]).map((name) => ({ field: usual[name], reason: t(`usual.${name}`) }))}
      busy={reject.busy}
      send={async (faults) => {
        await reject.run(faults);
        onClose();
        onDone();
      }}
      onClose={onClose}
    />
  );
}
