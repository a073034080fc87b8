import { type QualificationRow, qualificationOperationsApi } from '@mall/contract/invoice/qualification.api.ts';
import { QueueRows } from '@mall/counter/side/queue-rows.tsx';
import { SideBySide } from '@mall/counter/side/side-by-side.tsx';
import { useQueue } from '@mall/counter/side/use-queue.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Empty } from '@mall/ui/empty.tsx';
import styles from '../credit/credit.module.css';
import { useWords } from '../kernel/words.ts';
import { InvoiceTabs } from './invoice-tabs.tsx';
import { QualificationCase } from './qualification-case.tsx';

const decisions = ['approved', 'rejected', 'withdrawn'] as const;
const fields = { state: oneOf(decisions), word: typed(40), id: typed(18) };
const aPage = 20;

/** Companies that want VAT special invoices: who waits longest comes first. */
export default function QualificationsPage() {
  const t = useWords('invoice');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const query = { page, limit: aPage, ...(state && { decision: state }), ...(word && { word }) };
  const found = useList(ask(qualificationOperationsApi.page, { query }, { staleMs: 0 }));
  const queue = useQueue(place, found.data?.list);
  return (
    <SideBySide
      title={t('tab.qualifications')}
      head={
        <>
          <InvoiceTabs at="qualifications" />
          <FilterBar
            place={place}
            filters={[
              { kind: 'text', name: 'word', label: t('word'), width: 240 },
              {
                kind: 'choice',
                name: 'state',
                label: t('state'),
                labelled: true,
                atOnce: true,
                any: t('decision.waiting'),
                options: decisions.map((one) => ({ value: one, label: t(`decision.${one}`) })),
              },
            ]}
          />
        </>
      }
      list={
        <QueueRows
          title={t('tab.qualifications')}
          queue={queue}
          found={found}
          size={aPage}
          row={(row) => <Row row={row} />}
          none={{ title: t(state ? 'none' : 'none.waiting') }}
        />
      }
    >
      {queue.open === undefined ? (
        <Empty title={t('none.open')} picture="none" />
      ) : (
        <QualificationCase key={queue.open} id={queue.open} onDecided={queue.next} />
      )}
    </SideBySide>
  );
}

function Row({ row }: { row: QualificationRow }) {
  const t = useWords('invoice');
  return (
    <>
      <span className={styles.line}>
        <b>{row.companyName}</b>
        <span className="meta">{t(`decision.${row.decision}`)}</span>
      </span>
      <span className={styles.line}>
        <span className="meta num">{row.taxNumber}</span>
        <span className="meta num">{row.submitDate.slice(5, 16)}</span>
      </span>
    </>
  );
}
