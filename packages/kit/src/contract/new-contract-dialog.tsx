import type { CreateContract, FrameworkLine } from '@mall/contract/agreement/agreement.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Table } from '@mall/ui/table.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useState } from 'react';
import { useCall } from '../act/use-call.ts';
import { ask } from '../ask/ask.ts';
import { useList } from '../list/use-list.ts';
import { useKitWords } from '../words/use-kit-words.ts';
import styles from './contract.module.css';
import { type ContractSite, contractReads } from './contract-calls.ts';
import { PriceLines } from './price-lines.tsx';
import { useContractWords } from './use-contract-words.ts';

type Props = { site: ContractSite; onMade: (id: string) => void; onClose: () => void };
type Making = { busy: boolean; start: (source: CreateContract['source']) => void };
const kinds = ['order', 'framework'] as const;
const size = 8;

/** Begins a contract: of an order that has none, or as a framework with somebody one trades with. */
export function NewContractDialog({ site, onMade, onClose }: Props) {
  const t = useContractWords();
  const kit = useKitWords();
  const [kind, setKind] = useState<(typeof kinds)[number]>('order');
  const create = useCall({
    call: site.calls.create,
    request: (source: CreateContract['source']) => ({ body: { source } }),
    changes: contractReads(site),
  });
  const making: Making = {
    busy: create.busy,
    start: (source) =>
      void create.run(source).then(
        ({ id }) => onMade(id),
        () => undefined,
      ),
  };
  return (
    <Dialog open width={760} title={t('new.title')} labels={{ close: kit('close') }} onClose={onClose} maxBodyHeight="70vh">
      <Tabs label={t('new.title')} items={kinds.map((one) => ({ id: one, label: t(`new.${one}`) }))} value={kind} onChange={setKind} />
      {kind === 'order' ? <FromOrder site={site} making={making} /> : <AsFramework site={site} making={making} />}
    </Dialog>
  );
}

function FromOrder({ site, making }: { site: ContractSite; making: Making }) {
  const t = useContractWords();
  const kit = useKitWords();
  const [page, setPage] = useState(1);
  const found = useList(ask(site.calls.candidates, { query: { page, limit: size } }, { staleMs: 0 }));
  if (found.isError)
    return (
      <ErrorState
        title={t('new.failed')}
        labels={{ retry: kit('failed.retry') }}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <Skeleton kind="block" height={240} />;
  const { list, total } = found.data;
  if (list.length === 0) return <Empty compact title={t('new.noOrders')} />;
  return (
    <>
      <Table
        dense
        fits
        caption={t('new.order')}
        rows={list}
        rowKey={({ orderId }) => orderId}
        columns={[
          { key: 'sn', head: t('new.orderSn'), cell: ({ orderSn }) => <span className="num">{orderSn}</span> },
          { key: 'partner', head: t(`new.partner.${site.side}`), wide: true, cell: ({ partnerName }) => partnerName },
          { key: 'date', head: t('calls.date'), wide: true, cell: ({ date }) => <span className="num">{date.slice(0, 10)}</span> },
          { key: 'amount', head: t('line.amount'), align: 'money', cell: ({ amount }) => formatCurrency(amount) },
          {
            key: 'act',
            head: '',
            cell: ({ orderId }) => (
              <Button look="text" size="s" disabled={making.busy} onClick={() => making.start({ kind: 'order', orderId })}>
                {t('new.draft')}
              </Button>
            ),
          },
        ]}
      />
      {total > size && (
        <div className={styles.acts}>
          <Button look="quiet" size="s" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('new.newer')}
          </Button>
          <Button look="quiet" size="s" disabled={page * size >= total} onClick={() => setPage(page + 1)}>
            {t('new.older')}
          </Button>
        </div>
      )}
    </>
  );
}

function AsFramework({ site, making }: { site: ContractSite; making: Making }) {
  const t = useContractWords();
  const [partnerId, setPartnerId] = useState('');
  const partners = useList(ask(site.calls.partners, {}, { staleMs: 0 }));
  if (!partners.data) return <Skeleton kind="block" height={160} />;
  if (partners.data.length === 0) return <Empty compact title={t('new.noPartners')} />;
  return (
    <div className={styles.sections}>
      <Field label={t(`new.partner.${site.side}`)} required>
        <Select
          value={partnerId}
          placeholder={t('new.choose')}
          options={partners.data.map(({ partnerId: value, name }) => ({ value, label: name }))}
          onChange={(event) => setPartnerId(event.target.value)}
        />
      </Field>
      {partnerId !== '' && <FrameworkGoods key={partnerId} site={site} partnerId={partnerId} making={making} />}
    </div>
  );
}

function FrameworkGoods({ site, partnerId, making }: { site: ContractSite; partnerId: string; making: Making }) {
  const t = useContractWords();
  const goods = useList(ask(site.calls.goods, { query: { partnerId } }, { staleMs: 0 }));
  const [changed, setChanged] = useState<FrameworkLine[]>();
  if (!goods.data) return <Skeleton kind="block" height={160} />;
  if (goods.data.length === 0) return <Empty compact title={t('new.noGoods')} />;
  const lines = changed ?? goods.data.map(({ specId, num, price }) => ({ specId, num, price }));
  return (
    <>
      <p className="meta">{t('new.goodsHint')}</p>
      <PriceLines goods={goods.data} lines={lines} onChange={setChanged} />
      <div className={styles.acts}>
        <Button
          busy={making.busy}
          disabled={lines.length === 0 || lines.some(({ num, price }) => num < 1 || price === '')}
          onClick={() => making.start({ kind: 'framework', partnerId, lines })}
        >
          {t('new.draft')}
        </Button>
      </div>
    </>
  );
}
