import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { type WrongRow, wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import { wrongTabs } from '@mall/contract/payment/wrong-payment.rules.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { amountSpanFields, daySpanFields, useSpans } from '@mall/counter/list/use-spans.ts';
import { wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { MoneyActs } from './money-acts.tsx';
import { MoneyTiles, useMoneyLead } from './money-tiles.tsx';
import { ordersText } from './orders-text.ts';
import { WrongCase } from './wrong-case.tsx';
import { wrongTones } from './wrong-tones.ts';
import { Yuan, yuanText } from './yuan.tsx';

const fields = { tab: oneOf(wrongTabs, 'open'), word: typed(40), ...daySpanFields, ...amountSpanFields, id: typed(18) };

/** Money that was booked nowhere: what waits longest comes first, and moves when two have said how. */
export default function WrongPage() {
  const t = useWords('money');
  const place = usePlace(fields);
  const lead = useMoneyLead();
  const { tab, word, page } = place.at;
  const spans = useSpans(place.at, { days: t('wrong.days'), amounts: t('wrong.head.received') });
  const filter = { tab, ...(word && { word }), ...spans.asked };
  const found = useList(ask(wrongPaymentApi.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }), {
    enabled: !spans.unsound,
  });
  const exporting = useListExport({ call: wrongPaymentApi.export, filter, disabled: spans.unsound });
  const counts = found.data?.counts;
  return (
    <QueuePage
      title={t('title')}
      name={t('tile.wrong')}
      lead={lead}
      acts={
        <>
          {exporting.button}
          <MoneyActs />
        </>
      }
      note={
        <>
          <MoneyTiles here="wrong" />
          {exporting.note}
        </>
      }
      tabs={
        <Tabs
          inset
          label={t('tile.wrong')}
          items={wrongTabs.map((one) => ({ id: one, label: t(`wrong.tab.${one}`), ...(counts && { count: counts[one] }) }))}
          value={tab}
          hrefOf={(to) => place.hrefOf({ tab: to, id: '' })}
          link={RouterLink}
        />
      }
      place={place}
      filters={[wordFilter(t('wrong.word')), ...spans.filters]}
      faultsOf={spans.faultsOf}
      above={
        <div className={classNames(styles.row, styles.heads)} aria-hidden="true">
          <span>{t('wrong.head.what')}</span>
          <span className={styles.sum}>{t('wrong.head.expected')}</span>
          <span className={styles.sum}>{t('wrong.head.received')}</span>
          <span className={styles.sum}>{t('wrong.head.difference')}</span>
          <span>{t('wrong.head.state')}</span>
        </div>
      }
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t(tab === 'open' ? 'wrong.none.open' : 'wrong.none') }}
      under={
        <p className={styles.rule}>
          {found.data && t('wrong.rule', { limit: yuanText(found.data.limit) })} {t('wrong.once')}
        </p>
      }
      noneOpen={t('wrong.none.chosen')}
    >
      {(id, next) => <WrongCase key={id} id={id} onDecided={next} />}
    </QueuePage>
  );
}

function Row({ row }: { row: WrongRow }) {
  const t = useWords('money');
  const difference = row.expected === null ? null : toYuan(fen(fromYuan(row.received) - fromYuan(row.expected)));
  return (
    <span className={styles.row}>
      <span>
        <span className="num">W…{row.wrongSn.slice(-6)}</span> <span className="meta num">{row.foundDate.slice(5, 16)}</span>
        <span className={styles.name}>{row.buyerName || row.payerName || t('wrong.nobody')}</span>
        <span className={`${styles.second} num`}>{ordersText(row.orderSns, t)}</span>
      </span>
      <span className={styles.sum}>
        <Yuan value={row.expected} />
      </span>
      <span className={styles.sum}>
        <Yuan value={row.received} />
      </span>
      <span className={classNames(styles.sum, difference !== null && (difference.startsWith('-') ? styles.less : styles.more))}>
        {difference !== null && !difference.startsWith('-') && '+'}
        <Yuan value={difference} />
      </span>
      <span>
        <StatusMark {...wrongTones[row.state]}>
          {t(row.state === 'proposed' && row.mine ? 'wrong.state.mine' : `wrong.state.${row.state}`)}
        </StatusMark>
        <span className={styles.second}>
          {row.confirmedBy === ''
            ? t(`wrong.kind.${kindOf(row, difference)}`)
            : t('wrong.two', { first: row.proposedBy, second: row.confirmedBy })}
        </span>
      </span>
    </span>
  );
}

const kindOf = ({ kind }: WrongRow, difference: string | null) => {
  if (kind !== 'amount') return kind;
  return difference?.startsWith('-') ? 'less' : 'more';
};
