import type { BizType } from '@mall/contract/approval/biz-type.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import type { Person } from '@mall/ui/choice/people-pane.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { ApproverChoice } from './approver-choice.tsx';
import { OpinionDialog } from './opinion-dialog.tsx';
import { useCaseWords } from './use-case-words.ts';

type Asking<Input> = { busy: boolean; act: (input: Input) => void; close: () => void };

/** To whom a request is handed on. */
export function TransferDialog({ bizType, busy, act, close }: Asking<{ memberId: string; reason: string }> & { bizType: BizType }) {
  const t = useWords('approval');
  const spoken = useCaseWords();
  const [person, setPerson] = useState<Person[]>([]);
  const [missing, setMissing] = useState(false);
  const give = (reason: string) => {
    const [to] = person;
    if (to) act({ memberId: to.id, reason });
    else setMissing(true);
  };
  return (
    <OpinionDialog
      title={t('transfer.title')}
      text={spoken(bizType, 'transfer.text')}
      label={t('opinion.label')}
      act={t('act.transfer')}
      back={t('transfer.back')}
      busy={busy}
      onGive={give}
      onClose={close}
    >
      <Field label={t('transfer.to')} required message={missing && person.length === 0 ? t('choose.person') : undefined}>
        <ApproverChoice value={person} onChange={setPerson} label={t('transfer.to')} />
      </Field>
    </OpinionDialog>
  );
}

type When = 'before' | 'after';
const signersMost = 5;

/** Who decides, too, and whether before or after the reader. */
export function SignerDialog({ busy, act, close }: Asking<{ memberIds: string[]; when: When; reason: string }>) {
  const t = useWords('approval');
  const [people, setPeople] = useState<Person[]>([]);
  const [when, setWhen] = useState<When>('before');
  const [missing, setMissing] = useState(false);
  const give = (reason: string) => (people.length > 0 ? act({ memberIds: people.map(({ id }) => id), when, reason }) : setMissing(true));
  return (
    <OpinionDialog
      title={t('signer.title')}
      label={t('opinion.label')}
      act={t('act.addSigner')}
      back={t('signer.back')}
      busy={busy}
      onGive={give}
      onClose={close}
    >
      <Field label={t('signer.who')} required message={missing && people.length === 0 ? t('choose.person') : undefined}>
        <ApproverChoice value={people} onChange={setPeople} most={signersMost} label={t('signer.who')} />
      </Field>
      <Field group label={t('signer.when')}>
        <RadioGroup
          stacked
          value={when}
          onChange={(value) => setWhen(value as When)}
          options={[
            { value: 'before', label: t('signer.before'), hint: t('signer.beforeHint') },
            { value: 'after', label: t('signer.after'), hint: t('signer.afterHint') },
          ]}
        />
      </Field>
    </OpinionDialog>
  );
}

/** The own request comes back; its orders wait to be submitted again, or are cancelled. */
export function WithdrawDialog({ bizType, busy, act, close }: Asking<{ reason: string; cancel: boolean }> & { bizType: BizType }) {
  const t = useWords('approval');
  const spoken = useCaseWords();
  const [cancel, setCancel] = useState(false);
  return (
    <OpinionDialog
      title={spoken(bizType, 'withdraw.title')}
      text={spoken(bizType, 'withdraw.text')}
      label={t('withdraw.reason')}
      act={spoken(bizType, 'act.withdraw')}
      back={t('withdraw.back')}
      tone="danger"
      busy={busy}
      onGive={(reason) => act({ reason, cancel })}
      onClose={close}
    >
      {bizType === 'order' && (
        <Checkbox checked={cancel} onChange={(event) => setCancel(event.target.checked)}>
          {t('withdraw.cancel')}
        </Checkbox>
      )}
    </OpinionDialog>
  );
}
