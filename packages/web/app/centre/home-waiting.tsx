import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fill } from '@mall/contract/kernel/language.ts';
import type { Today, WaitingTask } from '@mall/contract/member/today.api.ts';
import { waitingRows } from '@mall/contract/member/waiting.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { StayLink } from '@mall/kit/link/stay-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';
import { GlancePanel } from '../shell/glance-panel.tsx';
import { MenuIconOf } from '../shell/menu-icon.tsx';
import styles from './home.module.css';

/** What the reader has to do, the soonest first. */
export function HomeWaiting({ found, allHref }: { found: UseQueryResult<Today>; allHref: string }) {
  const t = useWords('centre');
  const total = found.data?.waiting.total ?? 0;
  return (
    <GlancePanel title={t('waiting.title')} note={total > 0 ? t('waiting.total', { count: total }) : undefined} found={found}>
      {({ waiting: { tasks } }) =>
        tasks.length === 0 ? (
          <p className={styles.none}>{t('waiting.none')}</p>
        ) : (
          <>
            <ul>
              {tasks.map((task) => (
                <Task key={`${task.kind} ${task.sn}`} task={task} />
              ))}
            </ul>
            {tasks.length < total && (
              <StayLink href={allHref} className={`link ${styles.all}`}>
                {t('waiting.all', { count: total })}
              </StayLink>
            )}
          </>
        )
      }
    </GlancePanel>
  );
}

function Task({ task: { kind, sn, about, amount, due, url } }: { task: WaitingTask }) {
  const language = useLanguage();
  const { words, subject, act, icon } = waitingRows[kind];
  return (
    <li className={styles.task}>
      <span className={styles.icon}>
        <MenuIconOf name={icon} />
      </span>
      <b className={styles.kind}>{words[language]}</b>
      <span className={styles.subject}>
        {fill(subject[language], { sn })} · {about}
      </span>
      <span className={`num ${styles.amount}`}>{amount !== undefined && `¥${formatCurrency(amount)}`}</span>
      <span className={styles.due}>{due && <Due due={due} />}</span>
      <RouterLink href={url} className={`link ${styles.act}`} aria-label={`${act[language]} ${sn}`}>
        {act[language]}
      </RouterLink>
    </li>
  );
}

const day = 86_400;

/** Red when less than a day is left; the hour matters only then. */
function Due({ due: { time, seconds } }: { due: NonNullable<WaitingTask['due']> }) {
  const t = useWords('centre');
  const near = seconds < day;
  const when = near ? time.slice(11, 16) : time.slice(5, 10);
  return (
    <time dateTime={time.replace(' ', 'T')} className={classNames('num', near && styles.near)}>
      {seconds <= 0 ? t('due.over') : near ? t(hoursAhead(seconds, time), { when }) : t('due.before', { when })}
    </time>
  );
}

/** Less than a day ahead is still today, or already tomorrow. */
const hoursAhead = (seconds: number, time: string): 'due.today' | 'due.tomorrow' => {
  const secondsOfDay = Number(time.slice(11, 13)) * 3600 + Number(time.slice(14, 16)) * 60 + Number(time.slice(17, 19));
  return seconds <= secondsOfDay ? 'due.today' : 'due.tomorrow';
};
