import type { ContractAction, ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { Button } from '@mall/ui/button.tsx';
import type { ReactNode } from 'react';
import { useAct } from '../act/use-act.tsx';
import { useReasonAct } from '../act/use-reason-act.tsx';
import { type ContractSite, contractReads } from './contract-calls.ts';
import { useContractWords } from './use-contract-words.ts';

const byId = ({ id }: ContractDetail) => ({ params: { id } });
const withReason = ({ id }: ContractDetail, reason: string) => ({ params: { id }, body: { reason } });

type Given = { onEdit: () => void; onMade: (id: string) => void };
type Shown = { key: ContractAction | 'endBack'; button: ReactNode };

const button = (key: string, start: () => void, look: 'solid' | 'line' | 'quiet' | 'danger', label: string): ReactNode => (
  <Button key={key} {...(look !== 'solid' && { look })} onClick={start}>
    {label}
  </Button>
);

/** What one side can do with a contract, but for signing it. The first stands forward. */
export const useContractActs = (site: ContractSite, contract: ContractDetail, { onEdit, onMade }: Given) => {
  const t = useContractWords();
  const { calls } = site;
  const changes = contractReads(site);
  const { title, actions } = contract;
  const send = useAct({
    call: calls.send,
    request: byId,
    ask: () => ({ title: t('send.ask', { title }), text: t('send.text'), act: t('act.send') }),
    done: t('send.done'),
    changes,
  });
  const accept = useAct({
    call: calls.accept,
    request: ({ id, hash }: ContractDetail) => ({ params: { id }, body: { hash: hash ?? '' } }),
    ask: () => ({ title: t('accept.ask', { title }), text: t('accept.text'), act: t('act.accept') }),
    done: t('accept.done'),
    changes,
  });
  const withdraw = useAct({
    call: calls.withdraw,
    request: byId,
    ask: () => ({ title: t('withdraw.ask', { title }), act: t('act.withdraw'), tone: 'danger' }),
    done: t('withdraw.done'),
    changes,
  });
  const retry = useAct({
    call: calls.retry,
    request: byId,
    ask: () => ({ title: t('retry.ask'), text: t('retry.text'), act: t('act.retry') }),
    done: t('retry.done'),
    changes,
  });
  const supplement = useAct({
    call: calls.create,
    request: ({ id }: ContractDetail) => ({ body: { source: { kind: 'supplement' as const, contractId: id } } }),
    ask: () => ({ title: t('supplement.ask', { title }), text: t('supplement.text'), act: t('act.supplement') }),
    changes,
    onDone: ({ id }: { id: string }) => onMade(id),
  });
  const why = (key: 'reject' | 'refuse' | 'askEnd') => () => ({
    title: t(`${key}.ask`, { title }),
    text: t(`${key}.text`),
    words: { act: t(`act.${key}`) },
  });
  const reject = useReasonAct({ call: calls.reject, request: withReason, why: why('reject'), done: t('reject.done'), changes });
  const refuse = useReasonAct({ call: calls.refuse, request: withReason, why: why('refuse'), done: t('refuse.done'), changes });
  const askEnd = useReasonAct({ call: calls.askEnd, request: withReason, why: why('askEnd'), done: t('askEnd.done'), changes });
  const agreeEnd = useAct({
    call: calls.answerEnd,
    request: ({ id }: ContractDetail) => ({ params: { id }, body: { agree: true, reason: '' } }),
    ask: () => ({ title: t('agreeEnd.ask', { title }), text: t('agreeEnd.text'), act: t('act.agreeEnd'), tone: 'danger' }),
    done: t('agreeEnd.done'),
    changes,
  });
  const keep = useReasonAct({
    call: calls.answerEnd,
    request: ({ id }: ContractDetail, reason) => ({ params: { id }, body: { agree: false, reason } }),
    why: () => ({ free: true, title: t('keep.ask', { title }), words: { act: t('act.keep') } }),
    done: t('keep.done'),
    changes,
  });
  const ownProposal = contract.ending?.side === site.side;
  const all: Shown[] = [
    { key: 'send', button: button('send', () => send.start(contract), 'solid', t('act.send')) },
    { key: 'edit', button: button('edit', onEdit, 'line', t('act.edit')) },
    { key: 'accept', button: button('accept', () => accept.start(contract), 'solid', t('act.accept')) },
    { key: 'reject', button: button('reject', () => reject.start(contract), 'danger', t('act.reject')) },
    { key: 'retry', button: button('retry', () => retry.start(contract), 'solid', t('act.retry')) },
    {
      key: 'answerEnd',
      button: (
        <span key="answerEnd">
          {!ownProposal && button('agreeEnd', () => agreeEnd.start(contract), 'danger', t('act.agreeEnd'))}{' '}
          {button('keep', () => keep.start(contract), 'line', t(ownProposal ? 'act.takeBack' : 'act.keep'))}
        </span>
      ),
    },
    { key: 'supplement', button: button('supplement', () => supplement.start(contract), 'line', t('act.supplement')) },
    { key: 'askEnd', button: button('askEnd', () => askEnd.start(contract), 'quiet', t('act.askEnd')) },
    { key: 'withdraw', button: button('withdraw', () => withdraw.start(contract), 'quiet', t('act.withdraw')) },
  ];
  const mayRefuseAside = actions.includes('refuse') && !actions.includes('sign');
  return {
    buttons: (
      <>
        {all.filter(({ key }) => actions.includes(key as ContractAction)).map((one) => one.button)}
        {mayRefuseAside && button('refuse', () => refuse.start(contract), 'quiet', t('act.refuse'))}
      </>
    ),
    some: actions.some((action) => action !== 'sign' && (action !== 'refuse' || mayRefuseAside)),
    refuse: actions.includes('refuse') ? () => refuse.start(contract) : undefined,
    questions: (
      <>
        {send.question}
        {accept.question}
        {withdraw.question}
        {retry.question}
        {supplement.question}
        {reject.question}
        {refuse.question}
        {askEnd.question}
        {agreeEnd.question}
        {keep.question}
      </>
    ),
  };
};
