import { Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../../kernel/words.tsx';

type Step = 'prove' | 'mobile' | 'email' | 'confirm' | 'done';

/** How far an errand is. */
export function ErrandSteps({ steps, at }: { steps: readonly Step[]; at: Step }) {
  const t = useWords('account/security');
  const now = steps.indexOf(at);
  const stateOf = (place: number) => {
    if (place < now || (place === now && at === 'done')) return 'done';
    return place === now ? 'current' : 'todo';
  };
  return <Steps label={t('steps')} items={steps.map((step, place) => ({ id: step, label: t(`steps.${step}`), state: stateOf(place) }))} />;
}
