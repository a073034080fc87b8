import { certifyingErrors } from '@mall/contract/company/certifying.errors.ts';
import { companiesApi } from '@mall/contract/company/companies.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useWords } from '../kernel/words.ts';
import { companiesReads } from './companies.reads.ts';
import { UnfreezeWithReasonDialog } from './unfreeze-with-reason-dialog.tsx';

export function UnfreezeCompanyDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useWords('people');
  const unfreeze = useCall({
    call: companiesApi.unfreeze,
    request: ({ reason }: { reason: string }) => ({ params: { id }, body: { reason } }),
    done: t('unfreeze.done'),
    changes: companiesReads,
    options: quietly,
  });
  return (
    <UnfreezeWithReasonDialog
      name={name}
      text={t('company.unfreezeText')}
      failures={certifyingErrors}
      missing="company.reason_required"
      unfreeze={unfreeze.run}
      onClose={onClose}
    />
  );
}
