import { type Health, healthApi } from '@mall/contract/account/health.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './health.module.css';
import { brokenOf, InvariantBoard, nameOf } from './invariant-board.tsx';
import { Jobs } from './jobs.tsx';
import { Nodes } from './nodes.tsx';
import { Outside } from './outside.tsx';

const everyMs = 5000;
/** Never: the browser counts in 32 bits. */
const neverMs = 2 ** 31 - 1;
const healthAsk = ask(healthApi.now, {}, { staleMs: 0 });
const invariantsAsk = ask(healthApi.invariants, {}, { staleMs: 0 });
const silentSeconds = 15;

const sizeOf = (bytes: number): string => (bytes < 2 ** 30 ? `${(bytes / 2 ** 20).toFixed(0)} MB` : `${(bytes / 2 ** 30).toFixed(1)} GB`);

/** Whether the mall is well: what must be true, whom it asks, what it does by itself, and where it runs. */
export default function HealthPage() {
  const t = useWords('health');
  const [auto, setAuto] = useState(true);
  const again = { everyMs: () => (auto ? everyMs : neverMs) };
  const { data, error, refetch, isFetching } = useList(healthAsk, again);
  const rules = useList(invariantsAsk, again);
  if (error && !data) return <ReadFailed error={error} title={t('health.failed')} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <h1 className="sr">{t('health')}</h1>;
  const broken = brokenOf(rules.data);
  const faults = broken.length + data.jobs.filter((job) => job.error !== '').length + data.outside.filter(isDown).length;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('health')}</h1>
          <p className="meta">{t(faults === 0 ? 'health.well' : 'health.faults', { count: faults, time: data.at.slice(11) })}</p>
        </div>
        <Switch checked={auto} onChange={(event) => setAuto(event.target.checked)}>
          {t('auto')}
        </Switch>
      </header>
      {broken.map(({ id, rule, bad }) => (
        <Note key={id + rule} tone="bad">
          <b>{t('broken', { id, count: bad })}</b> {nameOf(rule)}
        </Note>
      ))}
      <Figures health={data} />
      <InvariantBoard found={rules.data} failed={rules.isError} />
      <div className={styles.two}>
        <div className={styles.stack}>
          <Outside list={data.outside} />
          <Jobs jobs={data.jobs} />
        </div>
        <div className={styles.stack}>
          <Panel bordered title={t('search')}>
            <dl className={styles.facts}>
              <dt>{t('search.built')}</dt>
              <dd className="num">{data.search.builtAt?.slice(5, 16) ?? t('search.none')}</dd>
              <dt>{t('search.goods')}</dt>
              <dd className="num">{data.search.goods.toLocaleString('zh-CN')}</dd>
              <dt>{t('search.changes')}</dt>
              <dd className="num">{data.search.changes.toLocaleString('zh-CN')}</dd>
            </dl>
          </Panel>
          <Panel bordered title={t('database')}>
            <dl className={styles.facts}>
              <dt>{t('database.version')}</dt>
              <dd className="num">PostgreSQL {data.database.version.split(' ')[0]}</dd>
              <dt>{t('database.size')}</dt>
              <dd className="num">{sizeOf(data.database.bytes)}</dd>
              <dt>{t('database.connections')}</dt>
              <dd className="num">
                {data.database.connections} / {data.database.most}
              </dd>
            </dl>
          </Panel>
          <Nodes nodes={data.nodes} />
        </div>
      </div>
    </>
  );
}

const isDown = ({ lastBad, lastGood }: Health['outside'][number]): boolean => lastBad !== null && (lastGood === null || lastGood < lastBad);

function Figures({ health: { nodes, outside, jobs, news, database } }: { health: Health }) {
  const t = useWords('health');
  const there = nodes.filter(({ seenSeconds }) => seenSeconds < silentSeconds).length;
  const skew = Math.max(0, ...nodes.map(({ clockMs }) => Math.abs(clockMs)));
  const figures = [
    {
      name: t('nodes'),
      value: `${there} / ${nodes.length}`,
      note: t('nodes.skew', { seconds: (skew / 1000).toFixed(1) }),
      bad: there < nodes.length,
    },
    {
      name: t('outside'),
      value: `${outside.filter((one) => !isDown(one)).length} / ${outside.length}`,
      note: t('outside.hour'),
      bad: outside.some(isDown),
    },
    {
      name: t('jobs'),
      value: String(jobs.length),
      note: t('jobs.failing', { count: jobs.filter(({ error }) => error !== '').length }),
      bad: jobs.some(({ error }) => error !== ''),
    },
    {
      name: t('news.waiting'),
      value: String(news.waiting),
      note: t('news.oldest', { seconds: news.oldestSeconds }),
      bad: news.oldestSeconds > 60,
    },
    {
      name: t('news.dead'),
      value: String(news.dead),
      note: <RouterLink href="/dead-letters">{t('news.see')}</RouterLink>,
      bad: news.dead > 0,
    },
    {
      name: t('database'),
      value: sizeOf(database.bytes),
      note: t('database.used', { used: database.connections, most: database.most }),
      bad: false,
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note, bad }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b className={bad ? styles.red : undefined}>{value}</b>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
