import { contractKindWords } from '@mall/contract/agreement/agreement.rules.ts';
import type { ContractRow } from '@mall/contract/agreement/contract-answers.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { TableColumn } from '@mall/ui/table.tsx';
import { RouterLink } from '../link/router-link.tsx';
import { useLanguage } from '../words/language.ts';
import styles from './contract.module.css';
import { ContractStatus } from './contract-status.tsx';
import { useContractWords } from './use-contract-words.ts';

type Reader = { side: 'buyer' | 'seller' | 'operator'; hrefOf: (id: string) => string };

const partnerOf = (side: Reader['side'], row: ContractRow): string => {
  if (side === 'operator') return `${row.buyerName} – ${row.sellerName}`;
  return side === 'buyer' ? row.sellerName : row.buyerName;
};

/** A list of contracts as a table. */
export const useContractColumns = ({ side, hrefOf }: Reader): TableColumn<ContractRow>[] => {
  const t = useContractWords();
  const language = useLanguage();
  return [
    {
      key: 'title',
      head: t('list.title'),
      cell: (row) => (
        <span className={styles.listTitle}>
          <RouterLink className="link" href={hrefOf(row.id)}>
            {row.title}
          </RouterLink>
          <span className={`meta num ${styles.spec}`}>{row.contractSn}</span>
        </span>
      ),
    },
    // What it waits for is in sight where the table is wider than the screen.
    { key: 'state', head: t('list.state'), width: 128, cell: (row) => <Standing row={row} /> },
    {
      key: 'kind',
      head: t('list.kind'),
      wide: true,
      width: 92,
      cell: ({ kind }) => <span className={styles.whole}>{contractKindWords[kind][language]}</span>,
    },
    { key: 'partner', head: t('list.partner'), cell: (row) => <span className={styles.listPartner}>{partnerOf(side, row)}</span> },
    {
      key: 'amount',
      head: t('list.amount'),
      align: 'money',
      width: 124,
      cell: ({ total }) => (total === '0.00' ? '–' : formatCurrency(total)),
    },
    {
      key: 'valid',
      head: t('list.valid'),
      wide: true,
      width: 110,
      cell: ({ validFrom, validTo }) => (
        <span className={`num ${styles.whole}`}>
          {validFrom}
          <br />
          {validTo}
        </span>
      ),
    },
  ];
};

function Standing({ row }: { row: ContractRow }) {
  const t = useContractWords();
  return (
    <>
      <ContractStatus of={row} />
      {row.dueDate && <span className={`meta num ${styles.spec}`}>{t('list.until', { date: row.dueDate.slice(5, 10) })}</span>}
    </>
  );
}

/** One of them in a queue, whose rows are links themselves. */
export function ContractQueueRow({ row, side }: { row: ContractRow; side: Reader['side'] }) {
  return (
    <span className={styles.card}>
      <span className={styles.line}>
        <b>{row.title}</b>
        <ContractStatus of={row} />
      </span>
      <RowFacts row={row} side={side} />
    </span>
  );
}

/** One of them on a telephone. */
export function ContractCard({ row, side, hrefOf }: { row: ContractRow } & Reader) {
  return (
    <div className={`${styles.card} ${styles.alone}`}>
      <p className={styles.line}>
        <RouterLink className="link" href={hrefOf(row.id)}>
          {row.title}
        </RouterLink>
        <ContractStatus of={row} />
      </p>
      <RowFacts row={row} side={side} />
    </div>
  );
}

function RowFacts({ row, side }: { row: ContractRow; side: Reader['side'] }) {
  const t = useContractWords();
  return (
    <>
      <span className="meta">{partnerOf(side, row)}</span>
      <span className={`meta num ${styles.line}`}>
        <span>{row.contractSn}</span>
        {row.total !== '0.00' && <span>¥{formatCurrency(row.total)}</span>}
        {row.dueDate && <span>{t('list.until', { date: row.dueDate.slice(5, 10) })}</span>}
      </span>
    </>
  );
}
