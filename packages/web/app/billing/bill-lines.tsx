import { billApi } from '@mall/contract/billing/bill.api.ts';
import { type DisputeLine, disputeReasonWords } from '@mall/contract/billing/bill.rules.ts';
import { type BillCase, type BillLine } from '@mall/contract/billing/bill-data.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './billing.module.css';
import { DisputeForm } from './dispute.form.tsx';
import { Collected, DisputeTurn, SaidDispute } from './disputing.tsx';
import { useDisputing } from './use-disputing.ts';
import { yuan } from './yuan.ts';

const shows = ['all', 'matched', 'diff', 'refund', 'adjust'] as const;
const size = 50;

const only = { lines: shows, diff: ['diff'] } as const;

type BillLinesProps = {
  bill: BillCase;
  part?: keyof typeof only;
  /** All of them, while they go to paper. */
  printed?: readonly BillLine[] | undefined;
};

/** The lines of a bill, or those that differ. Where it is to be confirmed, what is wrong with single lines is collected here and then said at once. */
export function BillLines({ bill, part = 'lines', printed }: BillLinesProps) {
  const t = useWords('billing');
  const [show, setShow] = useState<(typeof shows)[number]>(only[part][0]);
  const [word, setWord] = useState(useSearchParams()[0].get('word')?.slice(0, 40) ?? '');
  const [page, setPage] = useState(1);
  const disputing = useDisputing('bill', bill.id);
  const { said, open } = disputing;
  const found = useList(
    ask(
      billApi.lines,
      { params: { id: bill.id }, query: { page, limit: size, ...(show !== 'all' && { show }), ...(word && { word }) } },
      { staleMs: 0 },
    ),
  );
  const look = (typed: string) => {
    setWord(typed.trim());
    setPage(1);
  };
  const may = bill.actions.includes('dispute');
  if (found.isError)
    return <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={found.isFetching} onRetry={() => void found.refetch()} />;
  const data = printed ? { list: printed, total: printed.length } : found.data;
  if (!data) return <Skeleton kind="text" lines={8} />;
  const pages = Math.ceil(data.total / size);
  return (
    <>
      <div className={`${styles.bar} no-print`}>
        {part === 'lines' &&
          shows.map((one) => (
            <Button
              key={one}
              size="s"
              look={one === show ? 'primary' : 'line'}
              aria-pressed={one === show}
              onClick={() => {
                setShow(one);
                setPage(1);
              }}
            >
              {t(`show.${one}`)} {bill.lineCounts[one]}
            </Button>
          ))}
        <TextInput
          className={styles.word}
          type="search"
          defaultValue={word}
          placeholder={t('lines.word')}
          aria-label={t('lines.word')}
          maxLength={40}
          onBlur={(event) => look(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && look(event.currentTarget.value)}
        />
        <p className="meta">{t('lines.compared')}</p>
      </div>
      <div className={styles.scroll}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th>{t('col.date')}</th>
              <th>{t('col.order')}</th>
              <th>{t('col.goods')}</th>
              <th className={styles.money}>{t('col.num')}</th>
              <th className={styles.money}>{t('col.price')}</th>
              <th className={styles.money}>{t('col.amount')}</th>
              <th>{t('col.match')}</th>
              {may && <th className="no-print">{t('col.acts')}</th>}
            </tr>
          </thead>
          <tbody>
            {data.list.map((line) => (
              <Fragment key={line.id}>
                <Line
                  line={line}
                  act={
                    may &&
                    (line.kind === 'order' || line.kind === 'freight') &&
                    !line.movedOut && <DisputeTurn disputing={disputing} lineId={line.id} />
                  }
                  columns={may}
                  said={said.get(line.id)}
                />
                {open === line.id && (
                  <tr className={styles.doubt}>
                    <td colSpan={8}>
                      <DisputeForm line={line} first={said.get(line.id)} onKeep={disputing.keep} onDrop={() => disputing.drop(line.id)} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
          {data.total === 0 && (
            <tbody>
              <tr>
                <td colSpan={8} className="meta">
                  {t('lines.none')}
                </td>
              </tr>
            </tbody>
          )}
          <tfoot>
            <tr>
              <th colSpan={5}>{t('total')}</th>
              <td className={styles.money}>{yuan(bill.total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {pages > 1 && (
        <div className={`${styles.bar} no-print`}>
          <p className="meta">{t('pageOf', { page, pages })}</p>
          <Button look="line" size="s" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('before')}
          </Button>
          <Button look="line" size="s" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('after')}
          </Button>
        </div>
      )}
      {said.size > 0 && (
        <div className={`${styles.bar} no-print`}>
          <p>{t('dispute.collected', { count: said.size })}</p>
          <Collected disputing={disputing} />
        </div>
      )}
    </>
  );
}

type LineProps = { line: BillLine; act: React.ReactNode; columns: boolean; said: DisputeLine | undefined };

function Line({ line, act, columns, said }: LineProps) {
  const t = useWords('billing');
  const language = useLanguage();
  const doubt = said !== undefined || line.match === 'diff';
  return (
    <>
      <tr className={line.movedOut ? styles.gone : doubt ? styles.doubt : undefined}>
        <td data-is="date" className="num">
          {line.date.slice(5, 10)}
        </td>
        <td data-is="order" className="num">
          <RouterLink className="link" href={`/personalCenterBase/myOrdersDetail?id=${line.orderId}`}>
            {line.aftersaleSn || line.orderSn}
          </RouterLink>
        </td>
        <td data-is="goods">
          {line.kind !== 'order' && `${t(`kind.${line.kind}`)}${line.kind === 'freight' ? '' : '：'}`}
          {line.kind === 'freight' ? '' : line.name} <span className="meta">{line.specName}</span>
        </td>
        <td data-is="num" className={styles.money}>
          {line.num === 0 ? '' : `${line.num} ${line.unit}`}
        </td>
        <td data-is="price" className={styles.money}>
          {line.price && yuan(line.price)}
        </td>
        <td data-is="amount" className={styles.money}>
          {yuan(line.amount)}
        </td>
        <td data-is="match">
          {line.movedOut ? (
            t('movedOut')
          ) : line.kind === 'refund' ? (
            <StatusMark mark="closed" tone="grey">
              {t('match.refund')}
            </StatusMark>
          ) : doubt ? (
            <StatusMark mark="open" tone="amber">
              {said ? disputeReasonWords[said.reason][language] : t('match.diff')}
            </StatusMark>
          ) : (
            <StatusMark mark="closed" tone="green">
              {t('match.matched')}
            </StatusMark>
          )}
        </td>
        {columns && (
          <td data-is="act" className="no-print">
            {act}
          </td>
        )}
      </tr>
      {line.words && (
        <tr className={styles.doubt}>
          <td colSpan={8}>{line.words}</td>
        </tr>
      )}
      {line.disputes.map((dispute) => (
        <tr key={dispute.id} className={styles.doubt}>
          <td colSpan={8}>
            <SaidDispute dispute={dispute} />
          </td>
        </tr>
      ))}
    </>
  );
}
