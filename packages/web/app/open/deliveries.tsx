import { type OpenDelivery, openHookApi } from '@mall/contract/open/open-hook.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './open.module.css';
import type { OpenPlace } from './open-place.ts';
import { ReplayDialog } from './replay.form.tsx';

const size = 20;
const watchMs = 5000;

/** What was sent to an address or waits, and sends it again. */
export function Deliveries({ place }: { place: OpenPlace }) {
  const t = useWords('open');
  const { id, page } = place.at;
  const [since, setSince] = useState(false);
  const found = useList(ask(openHookApi.deliveries, { params: { id }, query: { page, limit: size } }, { staleMs: 0 }), {
    everyMs: (data) => (data?.list.some(({ state }) => state === 'waiting') ? watchMs : 0),
  });
  const replay = useAct({
    call: openHookApi.replay,
    request: (row: OpenDelivery) => ({ params: { id: row.id } }),
    ask: (row) => ({ title: t('replay.ask'), text: t(row.state === 'done' ? 'replay.text' : 'replay.now'), act: t('replay') }),
    done: t('replay.done'),
    changes: [openHookApi.deliveries, openHookApi.list],
  });
  const columns: TableColumn<OpenDelivery>[] = [
    { key: 'at', head: t('at'), cell: ({ toldDate }) => <span className={`${styles.time} num`}>{toldDate.slice(5)}</span> },
    {
      key: 'what',
      head: t('what'),
      cell: ({ topic, subject, eventId }) => (
        <span className={styles.two}>
          <span>
            {t(`topic.${topic}`)} <span className={styles.code}>{subject}</span>
          </span>
          <span className={`${styles.code} meta`}>{eventId}</span>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state, status, fault, nextDate }) => (
        <span className={styles.two}>
          <StatusMark mark={state === 'done' ? 'closed' : 'running'} tone={state === 'done' ? 'green' : fault ? 'red' : 'blue'}>
            {t(state === 'done' ? 'sent.done' : 'sent.waiting')}
          </StatusMark>
          {fault && <span className="meta">{`${t(`fault.${fault}`)}${status === null ? '' : ` ${status}`}`}</span>}
          {nextDate && fault && <span className="meta">{t('next', { date: nextDate.slice(11, 16) })}</span>}
        </span>
      ),
    },
    { key: 'tries', head: t('tries'), align: 'right', wide: true, cell: ({ tries }) => <span className="num">{tries}</span> },
    {
      key: 'acts',
      head: t('acts'),
      cell: (row) => (
        <Button look="text" size="s" onClick={() => replay.start(row)}>
          {t('replay')}
        </Button>
      ),
    },
  ];
  return (
    <ListPage
      title={t('deliveries')}
      acts={
        <>
          <Button look="line" href={place.hrefOf({ id: '' })} as={RouterLink}>
            {t('back.hooks')}
          </Button>
          <Button look="line" onClick={() => setSince(true)}>
            {t('since')}
          </Button>
        </>
      }
      list={{
        found,
        rowKey: (row) => row.id,
        page,
        size,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns,
        none: { title: t('none.deliveries') },
      }}
    >
      {replay.question}
      {since && <ReplayDialog id={id} onClose={() => setSince(false)} />}
    </ListPage>
  );
}
