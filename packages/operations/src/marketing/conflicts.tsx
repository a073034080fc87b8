import type { Conflict } from '@mall/contract/marketing/seckill-office.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './seckill.module.css';

type Props = { list: readonly Conflict[]; onChoose: (id: string) => void };

/** What is to be solved before sessions begin, each with the way to its session. */
export function Conflicts({ list, onChoose }: Props) {
  const t = useWords('marketing');
  return (
    <section className={styles.panel} aria-labelledby="conflicts">
      <header className={styles.head}>
        <h2 id="conflicts">{t('conflicts')}</h2>
        <span className="meta">{list.length === 0 ? t('conflicts.none') : t('conflicts.lead')}</span>
      </header>
      {list.length > 0 && (
        <ul className={styles.conflicts}>
          {list.map(({ sessionId, sessionName, startDate, kind, name, other }) => (
            <li key={`${sessionId}:${kind}:${name}`}>
              <StatusMark mark="closed" tone={kind === 'empty' || kind === 'short' ? 'amber' : 'red'}>
                {t(`conflict.${kind}`)}
              </StatusMark>
              <span>{t(`conflict.${kind}.text`, { session: `${startDate.slice(5, 16)} ${sessionName}`, name, other })}</span>
              <Button look="text" size="s" onClick={() => onChoose(sessionId)}>
                {t('conflict.look')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
