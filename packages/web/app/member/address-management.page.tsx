import { type Address, addressApi } from '@mall/contract/member/address.api.ts';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { browserCall, browserQueries } from '@mall/kit/ask/browser.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Confirm } from '@mall/ui/confirm.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table } from '@mall/ui/table.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { addressColumns } from './address-columns.tsx';
import styles from './address-management.module.css';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));

const pageSize = 10;
const pageAsk = (page: number) => ask(addressApi.page, { query: { page, limit: pageSize } }, { staleMs: 0 });
const changed = () => browserQueries().invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === addressApi.page.path });

/** The member's address book. */
export default function AddressManagementPage() {
  const t = useWords('member');
  const shell = useWords('shell');
  const language = useLanguage();
  const [search] = useSearchParams();
  const page = /^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const { data, isPending, isError, isFetching, refetch } = useQuery(queryOf(pageAsk(page), language));
  const [dialog, setDialog] = useState<{ address?: Address | undefined }>();
  const [leaving, setLeaving] = useState<Address>();
  const [busy, setBusy] = useState(false);

  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast.ok(done);
    } catch {
      // Told by the call.
    }
    await changed();
    setBusy(false);
    setLeaving(undefined);
  };
  const columns = addressColumns(t, {
    edit: (address) => setDialog({ address }),
    remove: setLeaving,
    makeDefault: ({ id }) => void act(() => browserCall(addressApi.setDefault, { body: { id } }), t('address.defaultSet')),
  });
  const total = data?.total ?? 0;
  const pages = Math.ceil(total / pageSize);
  const add = (
    <Button icon={<PlusIcon size={16} />} onClick={() => setDialog({})}>
      {t('address.new')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('address.title')}</h1>
          <p className="meta">{data && t('address.saved', { count: total })}</p>
        </div>
        {add}
      </header>
      <Panel bordered flush>
        <Table
          caption={t('address.title')}
          columns={columns}
          rows={data?.list ?? []}
          rowKey={(row) => row.id}
          loading={isPending}
          loadingRows={4}
          empty={
            isError ? (
              <ErrorState
                compact
                title={t('address.failed')}
                labels={{ retry: t('retry') }}
                busy={isFetching}
                onRetry={() => void refetch()}
              />
            ) : (
              <Empty compact title={t('address.none')} actions={add} />
            )
          }
        />
      </Panel>
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          link={RouterLink}
          hrefOf={(to) => `?page=${to}`}
          labels={{
            nav: t('pager.label'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            page: (to) => t('pager.page', { page: to }),
          }}
          total={t('pager.total', { count: total })}
        />
      )}
      <Confirm
        open={leaving !== undefined}
        tone="danger"
        title={t('address.removeAsk', { name: leaving?.receiverName ?? '' })}
        labels={{ act: t('address.remove'), back: t('cancel'), close: shell('close') }}
        busy={busy}
        onAct={() => leaving && void act(() => browserCall(addressApi.remove, { params: { id: leaving.id } }), t('address.removed'))}
        onClose={() => setLeaving(undefined)}
      >
        {leaving && `${leaving.areaInfo} ${leaving.detail}`}
      </Confirm>
      {dialog && (
        <Suspense>
          <AddressDialog address={dialog.address} onClose={() => setDialog(undefined)} onSaved={() => setDialog(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
