import { contractStateRows } from '@mall/contract/agreement/agreement.machine.ts';
import type { ContractRow } from '@mall/contract/agreement/contract-answers.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useLanguage } from '../words/language.ts';
import { useContractWords } from './use-contract-words.ts';

/** The state of a contract in one mark: amber when the reader must act, blue when somebody else must. */
export function ContractStatus({ of: { state, waits } }: { of: Pick<ContractRow, 'state' | 'waits'> }) {
  const t = useContractWords();
  const language = useLanguage();
  if (waits !== null && waits !== 'edit')
    return (
      <StatusMark mark="open" tone="amber">
        {t(`waits.${waits}`)}
      </StatusMark>
    );
  const { mark, tone, words } = contractStateRows[state];
  return (
    <StatusMark mark={mark} tone={tone === 'amber' ? 'blue' : tone}>
      {words[language]}
    </StatusMark>
  );
}
