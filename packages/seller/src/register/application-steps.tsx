import { Panel } from '@mall/ui/panel.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.ts';

const parts = ['account', 'company', 'classes', 'papers', 'bank', 'audit', 'open'] as const;
type Part = (typeof parts)[number];
type State = 'done' | 'current' | 'todo' | 'fault';

type ApplicationStepsProps = {
  /** Where one is; what stands before it is done unless `states` says otherwise. */
  at: Part;
  states?: Partial<Record<Part, State>>;
  notes?: Partial<Record<Part, string>>;
};

const usualStates: NonNullable<ApplicationStepsProps['states']> = {};
const usualNotes: NonNullable<ApplicationStepsProps['notes']> = {};

/** From the account to the open store. */
export function ApplicationSteps({ at, states = usualStates, notes = usualNotes }: ApplicationStepsProps) {
  const t = useWords('register');
  const here = parts.indexOf(at);
  const usual = (place: number): State => (place < here ? 'done' : place === here ? 'current' : 'todo');
  return (
    <Panel bordered>
      <Steps
        label={t('steps')}
        items={parts.map((part, place) => ({
          id: part,
          label: t(`step.${part}`),
          note: notes[part] ?? t(`hint.${part}`),
          state: states[part] ?? usual(place),
        }))}
      />
    </Panel>
  );
}
