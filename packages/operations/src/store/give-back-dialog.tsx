import { applicationOperationsApi } from '@mall/contract/store/application.api.ts';
import { faultPlaceOf } from '@mall/contract/store/application.rules.ts';
import { type QualificationKind, qualificationWords } from '@mall/contract/store/qualification-kinds.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { type Fault, FaultsDialog } from '../audit/faults-dialog.tsx';
import { useWords } from '../kernel/words.ts';
import { registrationReads } from './registration.reads.ts';

const places = [
  'licence',
  'licenceUntil',
  'name',
  'unifiedCode',
  'legalRepresentative',
  'registeredAddress',
  'storeName',
  'contactName',
  'contactPhone',
  'letter',
  'classes',
  'bankName',
  'bankAccount',
] as const;

/** Reasons that are given most, with the field each is about; those of a paper are offered where it is there. */
const usual = { unclear: 'licence', name: 'name', account: 'bankAccount', letter: 'letter', classes: 'classes' } as const;
const ofPapers = ['production', 'typeTest'] as const;

type GiveBackDialogProps = {
  id: string;
  versionId: string;
  papers: readonly QualificationKind[];
  onClose: () => void;
  onDone: () => void;
};

/** Gives a seller his papers back with what is wrong. */
export function GiveBackDialog({ id, versionId, papers, onClose, onDone }: GiveBackDialogProps) {
  const t = useWords('store');
  const giveBack = useCall({
    call: applicationOperationsApi.giveBack,
    request: (faults: Fault[]) => ({ params: { id }, body: { versionId, faults } }),
    done: t('giveBack.done'),
    changes: registrationReads,
  });
  return (
    <FaultsDialog
      title={t('giveBack.title')}
      act={t('giveBack.act')}
      places={[
        ...papers.map((kind) => ({ value: faultPlaceOf(kind), label: qualificationWords[kind].zh })),
        ...places.map((field) => ({ value: field, label: t(`field.${field}`) })),
      ]}
      usual={[
        ...ofPapers.filter((kind) => papers.includes(kind)).map((kind) => ({ field: faultPlaceOf(kind), reason: t(`usual.${kind}`) })),
        ...(Object.keys(usual) as (keyof typeof usual)[]).map((name) => ({ field: usual[name], reason: t(`usual.${name}`) })),
      ]}
      busy={giveBack.busy}
      send={async (faults) => {
        await giveBack.run(faults);
        onClose();
        onDone();
      }}
      onClose={onClose}
    />
  );
}
