import { type CreditApplicationRow, creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { QueueRows } from '@mall/counter/side/queue-rows.tsx';
import { SideBySide } from '@mall/counter/side/side-by-side.tsx';
import { useQueue } from '@mall/counter/side/use-queue.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { Yuan } from '../money/yuan.tsx';
import { ApplicationCase } from './application-case.tsx';
import styles from './credit.module.css';
import { CreditTabs } from './credit-tabs.tsx';
import { decisionTones } from './credit-tones.ts';

const decisions = ['approved', 'rejected', 'withdrawn'] as const;
const fields = { state: oneOf(decisions), word: typed(40), id: typed(18) };
const aPage = 20;

/** Companies that apply for a purchase quota, one beside the other: who waits longest comes first. */
export default function ApplicationsPage() {
  const t = useWords('credit');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const query = { page, limit: aPage, ...(state && { decision: state }), ...(word && { word }) };
  const found = useList(ask(creditOperationsApi.applications, { query }, { staleMs: 0 }));
  const queue = useQueue(place, found.data?.list);
  return (
    <SideBySide
      title={t('title')}
      lead={t('lead')}
      head={
        <>
          <CreditTabs at="applications" />
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
                any: t('app.decision.waiting'),
                options: decisions.map((one) => ({ value: one, label: t(`app.decision.${one}`) })),
              },
            ]}
          />
        </>
      }
      list={
        <QueueRows
          title={t('tab.applications')}
          queue={queue}
          found={found}
          size={aPage}
          row={(row) => <Row row={row} />}
          none={{ title: t(state ? 'app.none' : 'app.none.waiting') }}
        />
      }
    >
      {queue.open === undefined ? (
        <Empty title={t('none.open')} picture="none" />
      ) : (
        <ApplicationCase key={queue.open} id={queue.open} onDecided={queue.next} />
      )}
    </SideBySide>
  );
}

function Row({ row }: { row: CreditApplicationRow }) {
  const t = useWords('credit');
  const standing = row.second ? 'second' : row.decision;
  return (
    <>
      <span className={styles.line}>
        <b>{row.companyName}</b>
        <StatusMark {...decisionTones[standing]}>{t(`app.decision.${standing}`)}</StatusMark>
      </span>
      <span className={styles.line}>
        <span className="meta">{t(`app.kind.${row.kind}`)}</span>
        <span className="meta">
          <Yuan value={row.amount} />
        </span>
        <span className="meta num">{row.submitDate.slice(5, 16)}</span>
      </span>
    </>
  );
}
