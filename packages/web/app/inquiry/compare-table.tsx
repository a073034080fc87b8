import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { Comparison, QuoteVersions } from '@mall/contract/inquiry/inquiry-data.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Radio } from '@mall/ui/radio.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './compare.module.css';
import type { Row } from './compare-row.tsx';
import { CompareTools, type CompareView } from './compare-tools.tsx';
import { usePriceRows } from './price-rows.tsx';
import { ScoreRows } from './score-rows.tsx';
import type { Scoring } from './use-scores.ts';
import { useTermRows } from './use-term-rows.tsx';

type Props = { sheet: Comparison; picked: string; onPick: ((quotationId: string) => void) | undefined; scoring: Scoring };
const none: QuoteVersions = [];

/** Materials and terms down, suppliers across. */
export function CompareTable({ sheet, picked, onPick, scoring }: Props) {
  const t = useWords('inquiry');
  const when = useMoment();
  const [view, setView] = useState<CompareView>({ tax: 'gross', differing: false, history: false });
  const { quotes } = sheet;
  const earlier = useList(ask(inquiryApi.versions, { params: { id: sheet.id }, query: { round: sheet.round } }, { staleMs: 60_000 }), {
    enabled: view.history,
  });
  const versions = (view.history ? earlier.data : undefined) ?? none;
  const once = view.history && earlier.data?.every((one) => one.versions.length <= 1);
  const prices = usePriceRows(sheet, view, versions);
  const terms = useTermRows();
  const width = quotes.length + 1;
  const across = (row: Row) => (
    <tr key={row.key} className={classNames(row.onScreen && 'no-print')}>
      <th scope="row">
        <Typed>{row.head}</Typed>
        {row.note && <small>{row.note}</small>}
      </th>
      {quotes.map((quote, nth) => (
        <td key={quote.quotationId} className={classNames(quote.quotationId === picked && styles.picked)}>
          <Typed>{row.cell(quote, nth)}</Typed>
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
      <CompareTools sheet={sheet} view={view} onView={setView} said={once ? t('compare.noVersions') : undefined} />
      {view.history && earlier.isError && (
        <ReadFailed
          compact
          error={earlier.error}
          title={t('compare.versionsFailed')}
          busy={earlier.isFetching}
          onRetry={() => void earlier.refetch()}
        />
      )}
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
                  <Typed>{quote.storeName}</Typed>{' '}
                  {quote.won ? <Tag tone="ok">{t('award.won')}</Tag> : quote.best && <Tag tone="own">{t('mark.best')}</Tag>}
                  <small>{t('compare.version', { version: quote.version, time: when.deadline(quote.sealedAt, 'brief') })}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heading(t(view.tax === 'net' ? 'compare.pricesNet' : 'compare.prices'))}
            {prices.map(across)}
            {heading(t('compare.terms'))}
            {terms.map(across)}
            {heading(t('score.title'))}
            <ScoreRows quotes={quotes} picked={picked} scoring={scoring} />
            {onPick &&
              across({
                key: 'pick',
                onScreen: true,
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
