import type { TraceNode } from '@mall/contract/approval/request-trace.ts';
import { type StepItem, Steps } from '@mall/ui/steps.tsx';
import styles from './approval.module.css';
import { useApprovalWords } from './use-approval-words.ts';

const states: Readonly<Record<TraceNode['state'], StepItem['state']>> = {
  done: 'done',
  open: 'current',
  wait: 'todo',
  skipped: 'skipped',
  cancelled: 'todo',
};

const stateOf = ({ state, tasks }: TraceNode): StepItem['state'] =>
  tasks.some((task) => task.state === 'rejected' || task.state === 'returned') ? 'fault' : states[state];

type Props = {
  nodes: readonly TraceNode[];
  /** Who asked, and when. */
  start?: { name: string; at: string };
  /** The open node waits for the reader. */
  mine?: boolean;
};

/** The way of a request: each node with its mode, who decides there, and what came of it. */
export function ApprovalPath({ nodes, start, mine = false }: Props) {
  const t = useApprovalWords();
  const items: StepItem[] = nodes.map((node, place) => ({
    id: `${place}`,
    state: stateOf(node),
    label: (
      <span className={styles.label}>
        <span>{node.node > 0 ? `${node.node} ${node.name}` : node.name}</span>
        <span className={styles.mode}>{t(node.state === 'skipped' ? 'mode.condition' : `mode.${node.mode}`)}</span>
      </span>
    ),
    note: <Tasks node={node} />,
  }));
  const first: StepItem[] = start
    ? [
        {
          id: 'start',
          state: 'done',
          label: t('path.start'),
          note: (
            <>
              <span className={styles.who}>{start.name}</span>
              <span className="num">{start.at.slice(5, 16)}</span>
            </>
          ),
        },
      ]
    : [];
  return <Steps look="column" label={t('path.title')} items={[...first, ...items]} mine={mine} />;
}

function Tasks({ node: { state, tasks } }: { node: TraceNode }) {
  const t = useApprovalWords();
  if (state === 'skipped') return t('node.skipped');
  // Where it ended with nobody's decision, or with that of one where all must agree, nobody else decided for the rest.
  const ends = state === 'cancelled' ? ['rejected', 'returned'] : ['approved', 'rejected', 'returned'];
  const decided = state === 'done' || tasks.some((task) => ends.includes(task.state));
  return tasks.map((task) => (
    <span key={`${task.memberId} ${task.kind} ${task.state} ${task.since}`} className={styles.task}>
      <Task task={task} word={task.state === 'cancelled' && !decided ? 'undecided' : task.state} />
    </span>
  ));
}

type OneTask = TraceNode['tasks'][number];

function Task({
  task: { name, state, kind, actedBy, since, doneDate, reason },
  word,
}: {
  task: OneTask;
  word: OneTask['state'] | 'undecided';
}) {
  const t = useApprovalWords();
  const at = doneDate ?? (state === 'pending' ? since : undefined);
  return (
    <>
      <span className={styles.who}>
        {name} {t(`task.${word}`)}
        {kind !== 'node' && <span className={styles.kind}>{t(`kind.${kind}`)}</span>}
      </span>
      {actedBy !== '' && <span className={styles.part}>{t('task.actedBy', { name: actedBy })}</span>}
      {at && <span className={styles.part}>{t(doneDate ? 'task.at' : 'task.since', { time: at.slice(5, 16) })}</span>}
      {reason !== '' && <span className={styles.reason}>{t('task.reason', { reason })}</span>}
    </>
  );
}
