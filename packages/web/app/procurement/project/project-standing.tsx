import type { Project } from '@mall/contract/project/project.api.ts';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from '../procurement.module.css';

const marks: Record<Project['standing'], Pick<StatusMarkProps, 'mark' | 'tone'>> = {
  open: { mark: 'running', tone: 'blue' },
  warned: { mark: 'closed', tone: 'amber' },
  used_up: { mark: 'closed', tone: 'red' },
  closed: { mark: 'closed', tone: 'green' },
};

/** Where a project is, and what that means for who orders. */
export function ProjectStanding({ project }: { project: Pick<Project, 'standing' | 'percent' | 'strict' | 'warnedDate'> }) {
  const t = useWords('procurement/project');
  const { standing, percent, strict, warnedDate } = project;
  return (
    <span className={styles.lines}>
      <StatusMark {...marks[standing]}>{t(`standing.${standing}`, { percent })}</StatusMark>
      {standing === 'warned' && warnedDate && <span className="meta">{t('standing.told', { day: warnedDate.slice(5, 10) })}</span>}
      {standing === 'used_up' && (
        <span className={strict ? `${styles.bad} meta` : 'meta'}>{t(strict ? 'standing.stops' : 'standing.goesOn')}</span>
      )}
    </span>
  );
}
