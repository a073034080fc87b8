import { type ApplicationState, applicationStates } from '@mall/contract/marketing/seckill-application.machine.ts';
import { type SeckillApplication, seckillSellerApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { ApplyDialog } from './apply-dialog.tsx';

const aPage = 20;
const fields = { state: oneOf(applicationStates) };
const tones: Readonly<Record<ApplicationState, { mark: 'closed' | 'running' | 'open'; tone: 'amber' | 'green' | 'grey' }>> = {
  applied: { mark: 'running', tone: 'amber' },
  accepted: { mark: 'closed', tone: 'green' },
  returned: { mark: 'open', tone: 'grey' },
  withdrawn: { mark: 'open', tone: 'grey' },
};

/** What the store has applied with for sessions of the mall's seckill. */
export default function SeckillPage() {
  const t = useWords('marketing');
  const place = usePlace(fields);
  const { state, page } = place.at;
  const found = useList(ask(seckillSellerApi.page, { query: { page, limit: aPage, ...(state && { state }) } }, { staleMs: 0 }));
  const [applying, setApplying] = useState(false);
  const withdraw = useAct({
    call: seckillSellerApi.withdraw,
    request: ({ id }: SeckillApplication) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('withdraw.ask', { name }), act: t('withdraw') }),
    done: t('withdrawn'),
    changes: [seckillSellerApi.page, seckillSellerApi.sessions],
  });
  return (
    <ListPage
      title={t('seckill')}
      lead={t('seckill.lead')}
      acts={<Button onClick={() => setApplying(true)}>{t('apply')}</Button>}
      filter={
        <FilterBar
          place={place}
          filters={[
            {
              kind: 'choice',
              name: 'state',
              label: t('state'),
              any: t('any'),
              options: applicationStates.map((value) => ({ value, label: t(`state.${value}`) })),
            },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [
          { key: 'session', head: t('session'), cell: ({ sessionName, startDate }) => `${startDate.slice(5, 16)} ${sessionName}` },
          { key: 'name', head: t('goods'), cell: ({ name }) => name },
          { key: 'usual', head: t('usual'), wide: true, align: 'money', cell: ({ price }) => `¥${price}` },
          { key: 'price', head: t('price'), align: 'money', cell: ({ activityPrice }) => `¥${activityPrice}` },
          {
            key: 'total',
            head: t('total'),
            wide: true,
            align: 'right',
            cell: ({ total, restriction }) => `${total} / ${restriction || '–'}`,
          },
          {
            key: 'state',
            head: t('state'),
            cell: ({ state: own, reason }) => (
              <>
                <StatusMark {...tones[own]}>{t(`state.${own}`)}</StatusMark> <span className="meta">{reason}</span>
              </>
            ),
          },
          {
            key: 'acts',
            head: t('acts'),
            cell: (row) =>
              row.state === 'applied' ? (
                <Button look="text" size="s" onClick={() => withdraw.start(row)}>
                  {t('withdraw')}
                </Button>
              ) : null,
          },
        ],
        none: { title: place.narrowed() ? t('none.found') : t('none') },
      }}
    >
      {withdraw.question}
      {applying && <ApplyDialog onClose={() => setApplying(false)} />}
    </ListPage>
  );
}
