import { seckillOperationsApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { day, id, oneOf } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { Conflicts } from './conflicts.tsx';
import { CopyWeek } from './copy-week.tsx';
import styles from './seckill.module.css';
import { SessionDialog } from './session-dialog.tsx';
import { SessionList } from './session-list.tsx';
import { SessionPanel } from './session-panel.tsx';
import { dayMs } from './timeline.rules.ts';
import { Timeline } from './timeline.tsx';

const views = ['timeline', 'list'] as const;
const fields = { day, session: id, view: oneOf(views, 'timeline') };

/** Sessions of seckills on a time line, and the one that is chosen with its goods and who applies for it. */
export default function SeckillPage() {
  const t = useWords('marketing');
  const place = usePlace(fields);
  const may = useRights()?.has('operations:marketing:manage') === true;
  const [adding, setAdding] = useState(false);
  const { day: from, session, view } = place.at;
  const { data, error, isFetching, refetch } = useList(
    ask(seckillOperationsApi.timeline, { query: { ...(from && { day: from }) } }, { staleMs: 0 }),
    { everyMs: () => 30_000 },
  );
  if (error && !data) return <ReadFailed error={error} title={t('failed')} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <h1 className="sr">{t('seckill')}</h1>;
  const chosen = session || (data.sessions.find(({ standing }) => standing !== 'over') ?? data.sessions.at(-1))?.id;
  const choose = (next: string) => place.go({ session: next });
  const lastDay = new Date(Date.parse(data.firstDay) + (data.days - 1) * dayMs).toISOString().slice(0, 10);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('seckill')}</h1>
        <p className="meta">{t('clock', { time: data.now })}</p>
        <div className={styles.head}>
          <TextInput
            type="date"
            style={{ width: 150 }}
            aria-label={t('from')}
            value={data.firstDay}
            onChange={({ target }) => place.go({ day: target.value })}
          />
          <fieldset className={styles.views} aria-label={t('view')}>
            {views.map((one) => (
              <Button
                key={one}
                size="m"
                look={one === view ? 'primary' : 'line'}
                aria-pressed={one === view}
                onClick={() => place.go({ view: one })}
              >
                {t(`view.${one}`)}
              </Button>
            ))}
          </fieldset>
          {may && <CopyWeek day={data.firstDay} />}
          {may && <Button onClick={() => setAdding(true)}>{t('session.add')}</Button>}
        </div>
      </header>
      <section className={styles.panel} aria-label={t('timeline')}>
        <header className={styles.head}>
          <h2>{t('timeline.days', { from: data.firstDay.slice(5), to: lastDay.slice(5) })}</h2>
          {view === 'timeline' && <Legend />}
        </header>
        {view === 'list' ? (
          <SessionList sessions={data.sessions} onChoose={choose} />
        ) : (
          <Timeline timeline={data} chosen={chosen} may={may} onChoose={choose} />
        )}
      </section>
      <Conflicts list={data.conflicts} onChoose={choose} />
      {chosen && <SessionPanel key={chosen} id={chosen} may={may} />}
      {adding && <SessionDialog onClose={() => setAdding(false)} onDone={(made) => place.go({ session: made })} />}
    </div>
  );
}

function Legend() {
  const t = useWords('marketing');
  return (
    <ul className={styles.legend}>
      {(['running', 'coming', 'over', 'bad'] as const).map((one) => (
        <li key={one} data-kind={one}>
          {t(one === 'bad' ? 'timeline.bad' : `session.${one}`)}
        </li>
      ))}
    </ul>
  );
}
