import { statementApi } from '@mall/contract/payment/statement.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import { BookRecords } from './book-records.tsx';
import { DayBar } from './day-bar.tsx';
import styles from './money.module.css';
import { MoneyActs } from './money-acts.tsx';
import { MoneyTiles, useMoneyLead } from './money-tiles.tsx';
import { StatementLines } from './statement-lines.tsx';
import { statementFields } from './statement-place.ts';

/** A day of the bank beside the same day of the mall's books, and what is between them. */
export default function StatementPage() {
  const t = useWords('money');
  const place = usePlace(statementFields);
  const lead = useMoneyLead();
  const asked = place.at.day;
  const { thing: data } = useDetail(ask(statementApi.day, { query: asked ? { day: asked } : {} }, { staleMs: 0 }));
  const shown = data?.day ?? '';
  const exporting = useListExport({ call: statementApi.export, filter: { day: shown }, label: t('statement.export') });
  const note = (
    <div className={styles.stack}>
      <MoneyTiles here="statement" />
      {exporting.note}
      {!data && <Skeleton kind="block" height={120} />}
      {data?.day === null && (
        <Panel bordered>
          <Empty title={t('statement.none')} picture="none">
            {t('statement.noneText')}
          </Empty>
        </Panel>
      )}
      {data && data.day !== null && (
        <Panel
          bordered
          flush
          title={t('statement.title', { account: data.accountNo.slice(-4), day: data.day })}
          extra={
            <span className={styles.acts}>
              {exporting.button}
              <Select
                aria-label={t('statement.day')}
                value={data.day}
                onChange={(event) => place.go({ day: event.target.value })}
                options={data.days.map((one) => ({ value: one.day, label: one.open > 0 ? t('statement.dayOpen', one) : one.day }))}
              />
            </span>
          }
        >
          <DayBar day={data} />
        </Panel>
      )}
    </div>
  );
  if (shown === '') return <Bare note={note} title={t('title')} lead={lead} />;
  return place.at.tab === 'mall_only' ? (
    <BookRecords place={place} day={shown} note={note} lead={lead} counts={data?.counts} />
  ) : (
    <StatementLines place={place} tab={place.at.tab} day={shown} note={note} lead={lead} counts={data?.counts} />
  );
}

function Bare({ title, lead, note }: { title: string; lead: string | undefined; note: ReactNode }) {
  return (
    <>
      <header className={styles.pageHead}>
        <div>
          <h1>{title}</h1>
          {lead && <p className="meta">{lead}</p>}
        </div>
        <div className={styles.acts}>
          <MoneyActs />
        </div>
      </header>
      {note}
    </>
  );
}
