import { Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.tsx';

const stations = ['orders', 'title', 'receiver', 'submit'] as const;
export type Station = (typeof stations)[number];

/** How far an application is, and what stands fast of it. */
export function ApplicationSteps({ at, notes }: { at: Station; notes?: Partial<Record<Station, string>> }) {
  const t = useWords('invoice');
  const place = stations.indexOf(at);
  return (
    <Steps
      label={t('steps.label')}
      items={stations.map((id, nth) => ({
        id,
        label: t(`steps.${id}`),
        note: notes?.[id],
        state: nth < place ? 'done' : nth === place ? 'current' : 'todo',
      }))}
    />
  );
}
