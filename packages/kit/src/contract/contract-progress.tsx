import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { type StepItem, Steps } from '@mall/ui/steps.tsx';
import { useContractWords } from './use-contract-words.ts';

const over = new Set(['completed', 'terminated', 'expired']);

/** From the draft to a contract in force: what is done, by whom, and until when the next step can be. */
export function ContractProgress({ contract }: { contract: ContractDetail }) {
  const t = useContractWords();
  const { state, firstSide, signatures, steps, dueDate } = contract;
  const last = (event: string) => steps.findLast((step) => step.event === event);
  const signatureOf = (side: 'buyer' | 'seller') => signatures.find((one) => one.side === side);
  const sides = firstSide === 'seller' ? (['seller', 'buyer'] as const) : (['buyer', 'seller'] as const);
  const done = { draft: 0, rejected: 0, withdrawn: 0, to_confirm: 1, to_sign: 2, sign_expired: 2, abnormal: 2, signing: 3 } as const;
  const reached = state === 'effective' || over.has(state) ? 5 : (done[state as keyof typeof done] ?? 0);
  const fault = state === 'sign_expired' || state === 'abnormal' || state === 'rejected';
  const stateOf = (place: number): StepItem['state'] => {
    if (place < reached) return 'done';
    if (place > reached) return 'todo';
    return fault ? 'fault' : 'current';
  };
  const due = dueDate ? t('progress.until', { date: dueDate.slice(5, 10) }) : undefined;
  const noteOf = (place: number, text: string | undefined) => (place === reached ? due : text);
  const created = steps[0];
  const accepted = reached > 1 ? last('accept') : undefined;
  const items: StepItem[] = [
    {
      id: 'draft',
      label: t('progress.draft'),
      state: stateOf(0),
      note: created && `${created.date.slice(5, 10)} ${t(`side.${contract.createdBy}`)}`,
    },
    {
      id: 'confirm',
      label: t('progress.confirm'),
      state: stateOf(1),
      note: noteOf(1, accepted && `${accepted.date.slice(5, 10)} ${t('progress.locked')}`),
    },
    ...sides.map((side, at) => {
      const signed = signatureOf(side);
      return {
        id: side,
        label: t(`progress.sign.${side}`),
        state: stateOf(2 + at),
        note: noteOf(2 + at, signed && `${signed.date.slice(5, 16)} ${t('progress.signed')}`),
      };
    }),
    {
      id: 'effective',
      label: t('progress.effective'),
      state: stateOf(4),
      note: reached === 5 ? `${contract.validFrom} – ${contract.validTo}` : undefined,
    },
  ];
  return (
    <Panel bordered>
      <Steps label={t('progress.label')} items={items} />
    </Panel>
  );
}
