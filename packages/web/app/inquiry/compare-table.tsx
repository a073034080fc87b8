import type { ComparedQuote, Comparison } from '@mall/contract/inquiry/inquiry-data.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Radio } from '@mall/ui/radio.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { type ReactNode, useState } from 'react';
import { yuan } from '../billing/yuan.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './compare.module.css';
import { FileLinks } from './inquiry-facts.tsx';
import { ScoreRows } from './score-rows.tsx';
import type { Scoring } from './use-scores.ts';

type Props = { sheet: Comparison; picked: string; onPick: ((quotationId: string) => void) | undefined; scoring: Scoring };
type Row = { key: string; head: ReactNode; note?: ReactNode; cell: (quote: ComparedQuote) => ReactNode };

const priceAt = (quote: ComparedQuote, seq: number) => quote.lines.find((line) => line.seq === seq);

/** Materials and terms down, suppliers across. */
export function CompareTable({ sheet, picked, onPick, scoring }: Props) {
  const t = useWords('inquiry');
  const [differing, setDiffering] = useState(false);
  const { quotes, lines, budget } = sheet;
  const prices: Row[] = lines
    .filter(({ seq }) => !differing || new Set(quotes.map((quote) => priceAt(quote, seq)?.price)).size > 1)
    .map(({ seq, name, num, unit }) => ({
      key: `line-${seq}`,
      head: name,
      note: `${t('lines.num', { num })} ${unit}`,
      cell: (quote) => {
        const line = priceAt(quote, seq);
        if (!line) return '—';
        return (
          <Figure tag={line.lowest && <Tag tone="ok">{t('mark.lowest')}</Tag>} note={yuan(line.amount)}>
            {yuan(line.price)}
          </Figure>
        );
      },
    }));
  const against = (total: string): string => {
    const apart = fromYuan(total) - fromYuan(budget);
    const share = ((Math.abs(apart) / Math.max(1, fromYuan(budget))) * 100).toFixed(1);
    return t(apart > 0 ? 'compare.above' : 'compare.below', { amount: yuan(toYuan(fen(Math.abs(apart)))), share });
  };
  const total: Row = {
    key: 'total',
    head: <b>{t('compare.total')}</b>,
    note: t('compare.againstBudget'),
    cell: (quote) => (
      <Figure
        tag={
          <>
            {quote.lowest && <Tag tone="ok">{t('mark.lowest')}</Tag>}
            {quote.overBudget && <Tag tone="bad">{t('mark.over')}</Tag>}
          </>
        }
        note={against(quote.total)}
      >
        <b className={classNames(quote.overBudget && styles.bad)}>{yuan(quote.total)}</b>
      </Figure>
    ),
  };
  const terms: Row[] = [
    {
      key: 'days',
      head: t('compare.days'),
      cell: (quote) => (
        <Figure
          tag={
            <>
              {quote.fastest && <Tag tone="ok">{t('mark.fastest')}</Tag>}
              {quote.late && <Tag tone="amber">{t('mark.late')}</Tag>}
            </>
          }
        >
          {t('compare.inDays', { count: quote.days })}
        </Figure>
      ),
    },
    { key: 'pay', head: t('compare.pay'), cell: ({ payTerms }) => payTerms },
    {
      key: 'warranty',
      head: t('compare.warranty'),
      cell: ({ warrantyMonths, validDays }) => (
        <Figure note={t('compare.validDays', { count: validDays })}>{t('compare.months', { count: warrantyMonths })}</Figure>
      ),
    },
    { key: 'contact', head: t('compare.contact'), cell: ({ contact, phone }) => <Figure note={phone}>{contact}</Figure> },
    {
      key: 'remark',
      head: t('compare.remark'),
      cell: ({ remark, files }) => (
        <>
          {remark || (files.length === 0 ? '—' : '')}
          <FileLinks files={files} />
        </>
      ),
    },
  ];
  const width = quotes.length + 1;
  const across = (row: Row) => (
    <tr key={row.key}>
      <th scope="row">
        {row.head}
        {row.note && <small>{row.note}</small>}
      </th>
      {quotes.map((quote) => (
        <td key={quote.quotationId} className={classNames(quote.quotationId === picked && styles.picked)}>
          {row.cell(quote)}
        </td>
      ))}
    </tr>
  );
  const heading = (words: string) => (
    <tr className={styles.section}>
      <th scope="colgroup" colSpan={width}>
        {words}
      </th>
    </tr>
  );
  return (
    <Panel bordered flush>
      <div className={`${styles.tools} no-print`}>
        <Checkbox checked={differing} onChange={(event) => setDiffering(event.target.checked)}>
          {t('compare.differing')}
        </Checkbox>
        <span className={styles.legend}>
          <Tag tone="ok">{t('mark.lowest')}</Tag> {t('mark.lowestText')}
          <Tag tone="bad">{t('mark.over')}</Tag> {t('mark.overText')}
          <Tag tone="amber">{t('mark.late')}</Tag> {t('mark.lateText')}
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('compare.title')}>
        <table className={styles.table} style={{ minWidth: 180 + quotes.length * 150 }}>
          <caption className="sr">{t('compare.title')}</caption>
          <thead>
            <tr>
              <th scope="col">
                {t('invited.supplier')}
                <small>{t('compare.before')}</small>
              </th>
              {quotes.map((quote) => (
                <th
                  key={quote.quotationId}
                  scope="col"
                  className={classNames(quote.quotationId === picked && styles.picked, quote.best && styles.best)}
                >
                  {quote.storeName}{' '}
                  {quote.won ? <Tag tone="ok">{t('award.won')}</Tag> : quote.best && <Tag tone="own">{t('mark.best')}</Tag>}
                  <small>{t('compare.version', { version: quote.version, time: quote.sealedAt.slice(5, 16) })}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heading(t('compare.prices'))}
            {prices.map(across)}
            {across(total)}
            {heading(t('compare.terms'))}
            {terms.map(across)}
            {heading(t('score.title'))}
            <ScoreRows quotes={quotes} picked={picked} scoring={scoring} />
            {onPick &&
              across({
                key: 'pick',
                head: t('award.pick'),
                cell: ({ quotationId, storeName }) => (
                  <Radio
                    name="winner"
                    aria-label={`${t('award.pick')} ${storeName}`}
                    checked={quotationId === picked}
                    onChange={() => onPick(quotationId)}
                  >
                    {t(quotationId === picked ? 'award.picked' : 'award.choose')}
                  </Radio>
                ),
              })}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

function Figure({ children, note, tag }: { children: ReactNode; note?: ReactNode; tag?: ReactNode }) {
  return (
    <>
      <span className={styles.figure}>
        {tag}
        <span className="num">{children}</span>
      </span>
      {note && <small className="num">{note}</small>}
    </>
  );
}
