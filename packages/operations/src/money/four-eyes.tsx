import type { WrongCase } from '@mall/contract/payment/wrong-payment.api.ts';
import { type StepItem, Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.ts';

/** Two breakers in series, then the lamp: somebody proposes, somebody else confirms, and only then money moves, once. */
export function FourEyes({ wrong }: { wrong: WrongCase }) {
  const t = useWords('money');
  const { state, proposedBy, confirmedBy, ownProposal, mine, way } = wrong;
  const proposed = state !== 'found' && state !== 'returned';
  const confirmed = state === 'confirmed' || state === 'settled';
  const proposedAt = wrong.steps.findLast(({ event }) => event === 'propose')?.date.slice(5, 16) ?? '';
  const confirmedAt = wrong.steps.findLast(({ event }) => event === 'confirm')?.date.slice(5, 16) ?? '';
  const items: StepItem[] = [
    {
      id: 'propose',
      label: proposedBy ? t('eyes.first', { name: proposedBy }) : t('eyes.nobody'),
      note: proposed
        ? `${proposedAt} ${way === null ? '' : t(`wrong.way.${way}`)}`
        : t(state === 'returned' ? 'eyes.returned' : 'eyes.toPropose'),
      state: proposed ? 'done' : state === 'returned' ? 'fault' : 'current',
    },
    {
      id: 'confirm',
      label: confirmedBy ? t('eyes.second', { name: confirmedBy }) : t('eyes.secondOpen'),
      note: confirmed ? confirmedAt : t(ownProposal ? 'eyes.notYou' : mine && proposed ? 'eyes.you' : 'eyes.other'),
      state: confirmed ? 'done' : proposed ? 'current' : 'todo',
    },
    {
      id: 'done',
      label: t('eyes.done'),
      note: t(state === 'settled' ? `eyes.done.${way ?? 'book'}` : `eyes.will.${way ?? 'none'}`),
      state: state === 'settled' ? 'done' : confirmed ? 'current' : 'todo',
    },
  ];
  return <Steps label={t('eyes.label')} items={items} mine={mine} />;
}
