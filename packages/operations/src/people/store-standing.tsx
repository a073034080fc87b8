import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { type StoreStanding as Standing, storesApi } from '@mall/contract/store/stores.api.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { FreezeStoreDialog } from './freeze-store-dialog.tsx';
import styles from './members.module.css';
import { storeTones } from './store-tones.ts';
import { UnfreezeStoreDialog } from './unfreeze-store-dialog.tsx';

/** One store: who works for it, what it sells, what the mall decided of it and can do. */
export function StoreStanding({ id }: { id: string }) {
  const t = useWords('people');
  const detail = useDetail(ask(storesApi.detail, { params: { id } }, { staleMs: 0 }));
  if (detail.state === 'missing') return <Empty title={t('store.missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('store.failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  return detail.thing ? <Found store={detail.thing} /> : <Skeleton kind="block" height={400} />;
}

function Found({ store }: { store: Standing }) {
  const t = useWords('people');
  const [doing, setDoing] = useState<'freeze' | 'unfreeze'>();
  const { id, name, state, people, steps, actions } = store;
  const close = () => setDoing(undefined);
  return (
    <>
      <div className={styles.body}>
        <header className={styles.head}>
          <div>
            <h2>{name}</h2>
            <p className="meta">
              {t(`store.kind.${store.kind}`)} · {store.companyName}
            </p>
          </div>
          <StatusMark {...storeTones[state]}>{t(`store.state.${state}`)}</StatusMark>
        </header>
        {state === 'frozen' && (
          <Note tone="bad">{t('company.frozen', { reason: store.reason, at: store.stateDate?.slice(0, 16) ?? '' })}</Note>
        )}
        <Facts
          two
          facts={[
            [t('store.goods'), String(store.goods)],
            [t('company.orders'), String(store.orders)],
            [t('company.toPay'), String(store.toPay)],
            [t('store.toShip'), String(store.toShip)],
            [t('store.underWay'), String(store.underWay)],
            [t('company.paid'), `¥${formatCurrency(store.paid)}`],
            [t('store.opened'), store.openDate.slice(0, 10)],
          ]}
        />
        <section className={styles.part}>
          <h3>{t('store.people')}</h3>
          <Table
            dense
            caption={t('store.people')}
            rows={people}
            rowKey={(person) => person.id}
            empty={<p className="meta">{t('store.nobody')}</p>}
            columns={[
              {
                key: 'name',
                head: t('company.person'),
                cell: (person) => (
                  <RouterLink className="link" href={`/people?audience=seller&id=${person.id}`}>
                    {person.name}
                  </RouterLink>
                ),
              },
              { key: 'mobile', head: t('company.mobile'), cell: (person) => <span className="num">{person.mobile}</span> },
            ]}
          />
        </section>
        {steps.length > 0 && (
          <Log
            title={t('log')}
            ended
            order="latest"
            entries={steps
              .toReversed()
              .map((step) => ({ what: t(`store.${step.event}`), at: step.date, who: step.name, why: step.reason }))}
          />
        )}
      </div>
      <CaseFoot>
        <Button look="line" href={`/shopIndex?storeId=${id}`} target="_blank">
          {t('store.shop')}
        </Button>
        <span className={styles.space} />
        {actions.includes('freeze') && (
          <Button look="danger" onClick={() => setDoing('freeze')}>
            {t('store.freeze')}
          </Button>
        )}
        {actions.includes('unfreeze') && <Button onClick={() => setDoing('unfreeze')}>{t('unfreeze.act')}</Button>}
      </CaseFoot>
      {doing === 'freeze' && <FreezeStoreDialog id={id} name={name} onClose={close} />}
      {doing === 'unfreeze' && <UnfreezeStoreDialog id={id} name={name} onClose={close} />}
    </>
  );
}
