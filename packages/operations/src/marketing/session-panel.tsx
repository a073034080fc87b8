import { activityOperationsApi } from '@mall/contract/marketing/activity-office.api.ts';
import { type SessionDetail, seckillOperationsApi } from '@mall/contract/marketing/seckill-office.api.ts';
import type { ActivityCalls } from '@mall/counter/marketing/activity-calls.ts';
import { SpecPicker } from '@mall/counter/marketing/spec-picker.tsx';
import { ReasonDialog } from '@mall/kit/act/reason-dialog.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { Applications } from './applications.tsx';
import styles from './seckill.module.css';
import { sessionReads } from './seckill.reads.ts';
import { SessionDialog } from './session-dialog.tsx';
import { SessionFigures } from './session-figures.tsx';
import { SessionGoodsTable } from './session-goods.tsx';
import { SessionMark } from './session-mark.tsx';
import { usePutGoods } from './use-put-goods.ts';

const specsCall = activityOperationsApi.specs as unknown as ActivityCalls['specs'];

/** One session: what it brings, its goods, changed in place, and who applies for it. */
export function SessionPanel({ id, may }: { id: string; may: boolean }) {
  const t = useWords('marketing');
  const kit = useKitWords();
  const [doing, setDoing] = useState<'move' | 'goods'>();
  const { data } = useList(ask(seckillOperationsApi.detail, { params: { id } }, { staleMs: 0 }), { everyMs: () => 15_000 });
  const put = usePutGoods(id);
  const end = useAct({
    call: seckillOperationsApi.end,
    request: (session: SessionDetail['session'], reason: string) => ({ params: { id: session.id }, body: { reason } }),
    dialog: ({ name, standing }, { busy, act, close }) => (
      <ReasonDialog
        title={t('session.end.ask', { name })}
        words={{ act: t(standing === 'running' ? 'session.end' : 'session.drop') }}
        busy={busy}
        onGive={act}
        onClose={close}
      />
    ),
    done: t('session.ended'),
    changes: sessionReads,
  });
  if (!data) return null;
  const { session, goods, applications } = data;
  const open = may && session.standing !== 'over';
  return (
    <>
      <section className={styles.panel} aria-labelledby="session">
        <header className={styles.head}>
          <h2 id="session">
            {session.startDate.slice(5, 16)} · {session.name}
          </h2>
          <SessionMark standing={session.standing} />
          <span className="meta num">
            {session.startDate.slice(11, 16)} – {session.endDate.slice(11, 16)}
          </span>
          <span className={styles.head}>
            {open && (
              <Button look="line" size="s" onClick={() => setDoing('goods')}>
                {t('goods.add')}
              </Button>
            )}
            {open && session.standing === 'coming' && (
              <Button look="text" size="s" onClick={() => setDoing('move')}>
                {t('session.move')}
              </Button>
            )}
            {open && (
              <Button look="text" size="s" onClick={() => end.start(session)}>
                {t(session.standing === 'running' ? 'session.end' : 'session.drop')}
              </Button>
            )}
          </span>
        </header>
        <SessionFigures of={data} />
        <SessionGoodsTable id={id} goods={goods} open={open} running={session.standing === 'running'} />
      </section>
      {applications.length > 0 && <Applications list={applications} may={open} />}
      {end.question}
      {doing === 'move' && (
        <SessionDialog session={session} enName={data.enName} budget={data.budget} onClose={() => setDoing(undefined)} />
      )}
      {doing === 'goods' && (
        <Dialog open title={t('goods.add')} width={560} labels={{ close: kit('close') }} onClose={() => setDoing(undefined)}>
          <SpecPicker
            call={specsCall}
            without={goods.map(({ specId }) => specId)}
            onPick={({ specId, price, stock, least }) => {
              void put
                .run({
                  specId,
                  price: (Math.floor(Number(price) * 90) / 100).toFixed(2),
                  total: Math.max(1, Math.floor(Math.min(Math.max(100, least), stock) / least)) * least,
                  restriction: 0,
                })
                .catch(() => undefined);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
