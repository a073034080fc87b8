import type { ShownLine } from '@mall/contract/inquiry/inquiry-data.ts';
import { inquiryFailures } from '@mall/contract/inquiry/inquiry-failures.ts';
import type { InvitationDetail, OwnQuote } from '@mall/contract/inquiry/invitation-data.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { useForm } from '@mall/kit/form/use-form.ts';
import { useTelephone } from '@mall/kit/page/use-telephone.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './inquiry.module.css';
import { LineName } from './own-quote.tsx';
import { type LineFaults, lineAmount, type QuoteValues, wrongLines } from './quote.rules.ts';

type Form = ReturnType<typeof useForm<QuoteValues, unknown>>;
type Props = { form: Pick<Form, 'field' | 'watch' | 'formState'>; found: InvitationDetail; last: OwnQuote | undefined };

const faultId = (seq: number): string => `line-fault-${seq}`;

/** The lines that are asked for, each with its price and days; beside them what was quoted before and what the store sells for. */
export function QuoteLines({ form, found, last }: Props) {
  const t = useWords('inquiry');
  const figure = useFigure();
  const unitOf = useUnit();
  const telephone = useTelephone();
  const typed = form.watch('lines');
  const faults = form.formState.errors.lines as LineFaults | undefined;
  const before = new Map(last?.lines.map(({ seq, price }) => [seq, price]));
  const now = new Map(found.prices.map(({ seq, price }) => [seq, price]));
  const at = ({ seq }: ShownLine) => found.lines.findIndex((line) => line.seq === seq);
  const input = (line: ShownLine, name: 'price' | 'days') => (
    <TextInput
      {...form.field(`lines.${at(line)}.${name}`)}
      className={styles[name] ?? ''}
      inputMode={name === 'price' ? 'decimal' : 'numeric'}
      maxLength={name === 'price' ? 14 : 3}
      aria-label={`${t(`line.${name}`)} ${line.name}`}
      aria-invalid={faults?.[at(line)]?.[name] !== undefined}
      aria-describedby={faults?.[at(line)]?.[name] && faultId(line.seq)}
    />
  );
  const amountOf = (line: ShownLine) => {
    const amount = lineAmount(typed[at(line)]?.price ?? '', line.num);
    return amount === undefined ? '—' : `¥${formatCurrency(amount)}`;
  };
  const columns: TableColumn<ShownLine>[] = [
    { key: 'seq', head: t('line.seq'), width: 44, wide: true, cell: ({ seq }) => seq },
    { key: 'name', head: t('line.name'), cell: (line) => <LineName line={line} /> },
    {
      key: 'num',
      head: t('line.num'),
      align: 'right',
      cell: ({ num, unit }) => <span className={styles.kept}>{`${figure(num)} ${unitOf(unit)}`}</span>,
    },
    { key: 'price', head: `${t('line.price')} *`, align: 'right', width: 112, cell: (line) => input(line, 'price') },
    ...(last
      ? [
          {
            key: 'before',
            head: last.round === found.round ? t('line.before', { version: last.version }) : t('round', { round: last.round }),
            align: 'money' as const,
            wide: true,
            cell: ({ seq }: ShownLine) => formatCurrency(before.get(seq) ?? '0.00'),
          },
        ]
      : []),
    ...(now.size > 0
      ? [
          {
            key: 'now',
            head: t('line.now'),
            align: 'money' as const,
            wide: true,
            cell: ({ seq }: ShownLine) => formatCurrency(now.get(seq) ?? '0.00'),
          },
        ]
      : []),
    { key: 'amount', head: t('line.amount'), align: 'money', cell: amountOf },
    { key: 'days', head: `${t('line.days')} *`, align: 'right', width: 88, cell: (line) => input(line, 'days') },
  ];
  return (
    <>
      {telephone ? (
        <ul className={styles.lines} aria-label={t('quote')}>
          {found.lines.map((line) => (
            <li key={line.seq}>
              <LineName line={line} />
              <span className="num">{`${figure(line.num)} ${unitOf(line.unit)}`}</span>
              <span className={styles.pair}>
                {(['price', 'days'] as const).map((name) => (
                  <span key={name} className={styles.named}>
                    <span className="meta">{`${t(`line.${name}`)} *`}</span>
                    {input(line, name)}
                  </span>
                ))}
              </span>
              <span className={styles.ends}>
                <span className="meta">{t('line.amount')}</span>
                <b className="num">{amountOf(line)}</b>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Table caption={t('quote')} columns={columns} rows={found.lines} rowKey={({ seq }) => String(seq)} />
      )}
      <Faults faults={faults} lines={found.lines} />
    </>
  );
}

/** What is not right yet, line by line. */
function Faults({ faults, lines }: { faults: LineFaults | undefined; lines: readonly ShownLine[] }) {
  const t = useWords('inquiry');
  const language = useLanguage();
  const wrong = wrongLines(faults ?? [], lines);
  if (wrong.length === 0) return null;
  const wordsOf = (code: string) => inquiryFailures[code]?.words[language] ?? t('line.wrong');
  return (
    <div role="alert" className={styles.fault}>
      {wrong.map(({ seq, codes }) => (
        <p key={seq} id={faultId(seq)}>
          {t('line.fault', { seq, words: codes.map(wordsOf).join(t('line.and')) })}
        </p>
      ))}
    </div>
  );
}
