import type { ShownLine } from '@mall/contract/inquiry/inquiry-data.ts';
import type { InvitationDetail, OwnQuote } from '@mall/contract/inquiry/invitation-data.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './inquiry.module.css';

/** What the store has quoted, where nothing can be changed any more. */
export function OwnQuoteView({ found, quote }: { found: InvitationDetail; quote: OwnQuote }) {
  const t = useWords('inquiry');
  const figure = useFigure();
  const unitOf = useUnit();
  const said = new Map(quote.lines.map((line) => [line.seq, line]));
  const title = `${quote.round === found.round ? '' : `${t('round', { round: quote.round })} `}${t('own', { version: quote.version })}`;
  const priceOf = ({ seq }: ShownLine) => said.get(seq)?.price ?? '0.00';
  return (
    <Panel bordered flush title={title}>
      <Table
        fits
        caption={title}
        columns={[
          { key: 'seq', head: t('line.seq'), width: 48, wide: true, cell: ({ seq }) => seq },
          { key: 'name', head: t('line.name'), cell: (line) => <LineName line={line} /> },
          { key: 'num', head: t('line.num'), align: 'right', cell: ({ num, unit }) => `${figure(num)} ${unitOf(unit)}` },
          { key: 'price', head: t('line.price'), align: 'money', cell: (line) => formatCurrency(priceOf(line)) },
          {
            key: 'amount',
            wide: true,
            head: t('line.amount'),
            align: 'money',
            cell: (line) => `¥${formatCurrency(toYuan(fen(fromYuan(priceOf(line)) * line.num)))}`,
          },
          { key: 'days', head: t('line.days'), align: 'right', cell: ({ seq }) => said.get(seq)?.days ?? '' },
        ]}
        rows={found.lines}
        rowKey={({ seq }) => String(seq)}
      />
      <div className={styles.total}>
        {t('total')} <Price value={quote.total} />
      </div>
      <div className={styles.said}>
        <Facts
          two
          facts={[
            [t('payTerms'), quote.payTerms],
            [t('validDays'), t('days', { days: quote.validDays })],
            [t('contact'), quote.contact],
            [
              t('phone'),
              <span key="phone" className="num">
                {quote.phone}
              </span>,
            ],
            [t('warranty'), t('months', { months: quote.warrantyMonths })],
            [t('taxRate'), quote.taxRate === undefined ? '' : `${quote.taxRate}%`],
            [t('remark'), quote.remark],
            [
              t('files'),
              quote.files.length > 0 &&
                quote.files.map(({ url, name }) => (
                  <a key={url} href={url} target="_blank" rel="noreferrer" className={`link ${styles.file}`}>
                    {name}
                  </a>
                )),
            ],
          ]}
        />
      </div>
    </Panel>
  );
}

export function LineName({ line }: { line: ShownLine }) {
  return (
    <span className={styles.named}>
      <span>{line.name}</span>
      <span className="meta">{line.description}</span>
    </span>
  );
}
