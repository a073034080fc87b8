import { readTime } from '@mall/contract/kernel/format.ts';
import type { SeckillGoods, SeckillHome } from '@mall/contract/marketing/seckill.api.ts';
import { dayLabel, mostHomeReloads } from '@mall/contract/marketing/seckill.rules.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Countdown } from '@mall/ui/countdown.tsx';
import { GoodsCard } from '@mall/ui/goods-card.tsx';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { ClockIcon } from '@mall/ui/icons/clock-icon.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { seckillAsk } from './seckill.queries.ts';
import styles from './seckill-area.module.css';
import { SeckillTabs } from './seckill-tabs.tsx';
import { useServerNow } from './use-server-now.ts';

// The server keeps its answer for a second; asked at the very end it would tell of the old session once more.
const settleMs = 1500;
const mostTabs = 5;

type Shown = SeckillHome & { sessionId: string; activityStartDate: string; activityEndDate: string };
const isShown = (home: SeckillHome): home is Shown => home.sessionId !== null;

/** The seckill area of a home page. Its page asks `seckillAsk` along, so that the server draws it. */
export function SeckillArea() {
  const language = useLanguage();
  const { data, isFetchedAfterMount, refetch } = useQuery(queryOf(seckillAsk, language));
  if (!data || !isShown(data) || data.seckillGoodsList.length === 0) return null;
  return <Area home={data} fresh={isFetchedAfterMount} reload={() => void refetch()} />;
}

function Area({ home, fresh, reload }: { home: Shown; fresh: boolean; reload: () => void }) {
  const t = useWords('shell');
  const { sessionId, activityStartDate, activityEndDate, currentDateStr } = home;
  const running = activityStartDate <= currentDateStr;
  const sessions = [{ sessionId, activityStartDate, running }, ...home.soonTimeSoltList.map((one) => ({ ...one, running: false }))];
  return (
    <section className={styles.area} aria-labelledby="home-seckill">
      <div className={styles.head}>
        <ClockIcon size={36} className={styles.clock} />
        <h2 id="home-seckill">{t('seckill.title')}</h2>
        <p>{t(running ? 'seckill.untilEnd' : 'seckill.untilStart', { time: dayLabel(activityStartDate, currentDateStr).time })}</p>
        <Timer until={running ? activityEndDate : activityStartDate} told={currentDateStr} fresh={fresh} reload={reload} />
        <Button look="quiet" size="s" href="/seckillZone" as={RouterLink} className={styles.enter}>
          {t('seckill.enter')}
          <ChevronRightIcon size={12} />
        </Button>
      </div>
      <div className={styles.main}>
        <SeckillTabs
          sessions={sessions.slice(0, mostTabs)}
          chosen={sessionId}
          now={currentDateStr}
          hrefOf={(session) => `/seckillZone?sessionId=${session.sessionId}`}
        />
        <div className={styles.goods}>
          {home.seckillGoodsList.map((goods) => (
            <Goods key={goods.specId} goods={goods} running={running} />
          ))}
        </div>
      </div>
    </section>
  );
}

type TimerProps = { until: string; told: string; fresh: boolean; reload: () => void };

/** Counts down; at zero the area loads anew by itself, a few times, then when the reader asks. */
function Timer({ until, told, fresh, reload }: TimerProps) {
  const t = useWords('shell');
  const now = useServerNow(told, fresh);
  const [reloads, setReloads] = useState(0);
  const [overAt, setOverAt] = useState('');
  const end = () => {
    if (reloads >= mostHomeReloads) return setOverAt(told);
    setReloads(reloads + 1);
    setTimeout(reload, settleMs);
    return undefined;
  };
  if (overAt === told)
    return (
      <button type="button" className={styles.reload} onClick={reload}>
        {t('seckill.reload')}
      </button>
    );
  return (
    <Countdown
      endsAt={readTime(until)?.getTime() ?? 0}
      serverNow={now}
      onEnd={end}
      labels={{ name: t('seckill.left'), day: t('seckill.day') }}
      size="l"
      amber
    />
  );
}

function Goods({ goods, running }: { goods: SeckillGoods; running: boolean }) {
  const t = useWords('shell');
  const sold = goods.soldPercent >= 100 ? t('seckill.gone') : t('seckill.sold', { percent: goods.soldPercent });
  return (
    <GoodsCard
      href={`/goodsDetails?goodsId=${goods.goodsId}&specId=${goods.specId}`}
      link={RouterLink}
      name={goods.specName}
      picture={goods.picture}
      price={goods.activityPrice}
      was={goods.specSellPrice}
      wasLabel={t('seckill.was')}
      className={styles.card ?? ''}
    >
      {running && <ProgressBar value={goods.soldPercent} tone="amber" label={sold} text={sold} />}
    </GoodsCard>
  );
}
