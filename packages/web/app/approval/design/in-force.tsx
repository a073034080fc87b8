import { processApi } from '@mall/contract/approval/process.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../../kernel/words.tsx';
import { designAddress } from '../approval-addresses.ts';
import styles from './design.module.css';
import { ProcessStatus } from './process-status.tsx';

/** Which processes a department has, and from where those come that are in force for it now. */
export function InForce({ deptId }: { deptId: string }) {
  const t = useWords('approval/design');
  const { own, inForce, level } = useAnswer(
    ask(processApi.byDept, { query: { deptId } }, { staleMs: 0, fallback: { own: [], inForce: [], level: 'none' as const } }),
  );
  const shown = [...own, ...inForce.filter(({ id }) => !own.some((one) => one.id === id))];
  return (
    <Panel bordered title={t('inForce.title')}>
      <p className="meta">{t(`inForce.${level}`)}</p>
      <ul className={styles.flows}>
        {shown.map(({ id, name, deptName, status }) => (
          <li key={id}>
            <RouterLink href={designAddress(id)} className="link">
              {deptName || t('company')} / {name}
            </RouterLink>
            <ProcessStatus status={status} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
