import type { CreditLedgerRow } from '@mall/contract/credit/credit.api.ts';
import { ledgerTypeWords } from '@mall/contract/credit/credit.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './quota.module.css';
import { lineTones } from './quota-tones.ts';
import { signed } from './yuan.ts';

export const useLedgerColumns = (): TableColumn<CreditLedgerRow>[] => {
  const t = useWords('credit');
  return [
    { key: 'date', head: t('ledger.date'), width: 130, cell: ({ date }) => <span className="num">{date.slice(0, 16)}</span> },
    { key: 'type', head: t('ledger.type'), width: 120, cell: (line) => <Kind line={line} /> },
    { key: 'biz', head: t('ledger.biz'), cell: (line) => <Document line={line} /> },
    { key: 'who', head: t('ledger.who'), width: 100, cell: (line) => <Who line={line} /> },
    { key: 'change', head: t('ledger.change'), width: 130, align: 'money', cell: (line) => <Change line={line} /> },
    { key: 'after', head: t('ledger.after'), width: 130, align: 'money', cell: ({ left }) => formatCurrency(left) },
  ];
};

/** A line on a telephone. */
export function LedgerCard({ line }: { line: CreditLedgerRow }) {
  const t = useWords('credit');
  return (
    <article className={styles.line}>
      <Kind line={line} />
      <Change line={line} />
      <Document line={line} />
      <span className="meta num">
        {t('free')} {formatCurrency(line.left)}
      </span>
      <span className="meta num">{line.date.slice(0, 16)}</span>
      <span className="meta">
        <Who line={line} />
      </span>
    </article>
  );
}

function Kind({ line: { type } }: { line: CreditLedgerRow }) {
  const language = useLanguage();
  return <StatusMark {...lineTones[type]}>{ledgerTypeWords[type][language]}</StatusMark>;
}

function Document({ line: { subject, bizNo, orderId, remark } }: { line: CreditLedgerRow }) {
  const t = useWords('credit');
  const name = t(`subject.${subject}`, { sn: bizNo });
  return (
    <span className={styles.biz}>
      {orderId === null ? (
        name
      ) : (
        <RouterLink className="link" href={`/personalCenterBase/myOrdersDetail?id=${orderId}`}>
          {name}
        </RouterLink>
      )}
      {remark && <span className="meta"> {remark}</span>}
    </span>
  );
}

function Who({ line: { who, byKind } }: { line: CreditLedgerRow }) {
  const t = useWords('credit');
  return byKind === 'buyer' ? who : t(`by.${byKind}`);
}

function Change({ line: { type, change } }: { line: CreditLedgerRow }) {
  const t = useWords('credit');
  if (type === 'deduct') return <span>{t('ledger.turned')}</span>;
  return <span className={change.startsWith('-') ? 'num' : `num ${styles.came}`}>{signed(change)}</span>;
}
