import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { type StoreStanding as Store, storesApi } from '@mall/contract/store/stores.api.ts';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { FreezeStoreDialog } from './freeze-store-dialog.tsx';
import { Standing } from './standing.tsx';
import { storeTones } from './store-tones.ts';
import { storesReads } from './stores.reads.ts';
import { useUnfreeze } from './use-unfreeze.tsx';

/** One store: who works for it, what it sells, what the mall decided of it and can do. */
export function StoreStanding({ id }: { id: string }) {
  const t = useWords('people');
  const detail = useDetail(ask(storesApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <OpenCase detail={detail} missing={t('store.missing')} failed={t('store.failed')}>
      {(store) => <Found store={store} />}
    </OpenCase>
  );
}

function Found({ store }: { store: Store }) {
  const t = useWords('people');
  const { id, name, state, actions } = store;
  const unfreeze = useUnfreeze({
    call: storesApi.unfreeze,
    request: (reason) => ({ params: { id }, body: { reason } }),
    name,
    text: t('store.unfreezeText'),
    changes: storesReads,
  });
  return (
    <Standing
      title={name}
      about={
        <>
          {t(`store.kind.${store.kind}`)} · {store.companyName}
        </>
      }
      mark={<StatusMark {...storeTones[state]}>{t(`store.state.${state}`)}</StatusMark>}
      frozen={state === 'frozen' ? { reason: store.reason, at: store.stateDate } : undefined}
      facts={[
        [t('store.goods'), String(store.goods)],
        [t('company.orders'), String(store.orders)],
        [t('company.toPay'), String(store.toPay)],
        [t('store.toShip'), String(store.toShip)],
        [t('store.underWay'), String(store.underWay)],
        [t('company.paid'), `¥${formatCurrency(store.paid)}`],
        [t('store.opened'), store.openDate.slice(0, 10)],
      ]}
      people={{
        title: t('store.people'),
        rows: store.people,
        none: t('store.nobody'),
        hrefOf: (person) => `/people?audience=seller&id=${person}`,
      }}
      log={{
        title: t('log'),
        entries: store.steps.map((step) => ({ what: t(`store.${step.event}`), at: step.date, who: step.name, why: step.reason })),
      }}
      aside={
        <Button look="line" href={`/shopIndex?storeId=${id}`} target="_blank">
          {t('store.shop')}
        </Button>
      }
      freeze={
        actions.includes('freeze')
          ? { label: t('store.freeze'), dialog: (onClose) => <FreezeStoreDialog id={id} name={name} onClose={onClose} /> }
          : undefined
      }
      unfreeze={actions.includes('unfreeze') ? unfreeze : undefined}
    />
  );
}
