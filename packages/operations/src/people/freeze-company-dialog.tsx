import { certifyingErrors } from '@mall/contract/company/certifying.errors.ts';
import { companiesApi } from '@mall/contract/company/companies.api.ts';
import { type CompanyFreezeCode, companyFreezeWords } from '@mall/contract/company/freeze.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useWords } from '../kernel/words.ts';
import { CodedFreezeDialog } from './coded-freeze-dialog.tsx';
import { companiesReads } from './companies.reads.ts';

/** Why a company is frozen. */
export function FreezeCompanyDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useWords('people');
  const freeze = useCall({
    call: companiesApi.freeze,
    request: (body: { why: CompanyFreezeCode; note: string }) => ({ params: { id }, body }),
    done: t('freeze.done'),
    changes: companiesReads,
    options: quietly,
  });
  return (
    <CodedFreezeDialog
      name={name}
      text={t('company.freezeText')}
      codes={companyFreezeWords}
      first="listed"
      failures={certifyingErrors}
      missing="company.reason_required"
      noteLabel={t('company.note')}
      act={t('company.freeze')}
      freeze={freeze.run}
      onClose={onClose}
    />
  );
}
