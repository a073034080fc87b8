import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { Scorecard } from '@mall/contract/inquiry/inquiry-data.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { useListed } from '@mall/kit/words/use-listed.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { useTenths } from '@mall/kit/words/use-tenths.ts';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useWords } from '../../kernel/words.tsx';
import { InvitationStatus } from '../inquiry-status.tsx';
import styles from './form.module.css';

const few = 10;

/** A supplier: his papers, what he has done in a year, and what he answered to the company's inquiries. */
export function SupplierDialog({ storeId, onClose }: { storeId: string; onClose: () => void }) {
  const t = useWords('inquiry/form');
  const yuan = useYuan();
  const when = useMoment();
  const kit = useKitWords();
  const listed = useListed();
  const found = useList(ask(inquiryApi.history, { query: { supplierId: storeId, page: 1, limit: few } }, { staleMs: 30_000 }));
  return (
    <Dialog
      open
      width={720}
      title={found.data?.store.storeName ?? t('card.title')}
      labels={{ close: kit('close') }}
      onClose={onClose}
      maxBodyHeight="70vh"
    >
      {found.isError ? (
        <ReadFailed compact error={found.error} title={t('supplier.failed')} busy={found.isFetching} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <div className={styles.stack}>
          <Facts
            two
            facts={[
              [t('card.company'), found.data.store.companyName],
              [t('card.area'), found.data.store.area],
              [t('supplier.papers'), listed(found.data.store.qualifications) || t('supplier.noPapers')],
            ]}
          />
          <Card card={found.data.store.card} />
          <h3 className={styles.sub}>{t('card.history', { count: found.data.total })}</h3>
          <Table
            dense
            fits
            caption={t('card.historyTitle')}
            rows={found.data.list}
            rowKey={({ id, at }) => `${id} ${at}`}
            empty={<Empty compact picture="none" title={t('card.noHistory')} />}
            columns={[
              { key: 'no', head: t('card.inquiry'), cell: ({ inquiryNumber, title }) => `${inquiryNumber} ${title}` },
              { key: 'at', head: t('card.at'), width: 100, wide: true, cell: ({ at }) => <span className="num">{when.day(at)}</span> },
              { key: 'state', head: t('card.state'), width: 110, cell: ({ state }) => <InvitationStatus state={state} /> },
              {
                key: 'total',
                head: t('card.total'),
                width: 130,
                align: 'money',
                cell: ({ total }) => (total === null ? '—' : yuan(total)),
              },
            ]}
          />
        </div>
      ) : (
        <Skeleton kind="block" height={240} />
      )}
    </Dialog>
  );
}

const measures = ['onTime', 'answered', 'returns', 'reviews'] as const;

function Card({ card }: { card: Scorecard }) {
  const t = useWords('inquiry/form');
  const tenths = useTenths();
  if (card.score === null) return <p className="meta">{t('card.idle')}</p>;
  const shown = (name: (typeof measures)[number]) => {
    const part = card[name];
    if (part === null) return t('card.few');
    return t(name === 'reviews' ? 'card.stars' : 'card.share', {
      value: Math.round(part.value * 10) / 10,
      of: part.of,
    });
  };
  return (
    <Facts
      two
      facts={[
        [t('supplier.score'), tenths(card.score)],
        [t('card.won'), String(card.won)],
        ...measures.map((name): [string, string] => [t(`card.${name}`), shown(name)]),
        [t('card.how'), t('card.howText')],
      ]}
    />
  );
}
