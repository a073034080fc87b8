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
import { lineAmount, type QuoteValues } from './quote.rules.ts';

type Form = ReturnType<typeof useForm<QuoteValues, unknown>>;
type Props = { form: Pick<Form, 'field' | 'watch' | 'formState'>; found: InvitationDetail; last: OwnQuote | undefined };

/** The lines that are asked for, each with its price and days; beside them what was quoted before and what the store sells for. */
export function QuoteLines({ form, found, last }: Props) {
  const t = useWords('inquiry');
  const figure = useFigure();
  const unitOf = useUnit();
  const telephone = useTelephone();
  const typed = form.watch('lines');
  const faults = form.formState.errors.lines as
    | readonly ({ price?: { message?: string }; days?: { message?: string } } | undefined)[]
    | undefined;
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
    />
  );
  const amountOf = (line: ShownLine) => {
    const amount = lineAmount(typed[at(line)]?.price ?? '', line.num);
    return amount === undefined ? '—' : `¥${formatCurrency(amount)}`;
  };
  const columns: TableColumn<ShownLine>[] = [
    { key: 'seq', head: t('line.seq'), width: 44, wide: true, cell: ({ seq }) => seq },
    { key: 'name', head: t('line.name'), cell: (line) => <LineName line={line} /> },
    { key: 'num', head: t('line.num'), align: 'right', cell: ({ num, unit }) => `${figure(num)} ${unitOf(unit)}` },
    { key: 'price', head: `${t('line.price')} *`, align: 'right', width: 112, cell: (line) => input(line, 'price') },
    ...(last
      ? [
          {
            key: 'before',
            head: t('line.before', { version: last.version }),
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
      <LineFault faults={faults} lines={found.lines} />
    </>
  );
}

type Fault = { price?: { message?: string }; days?: { message?: string } } | undefined;

/** The first line that is not right yet, by its number. */
function LineFault({ faults, lines }: { faults: readonly Fault[] | undefined; lines: readonly ShownLine[] }) {
  const t = useWords('inquiry');
  const language = useLanguage();
  const at = faults?.findIndex((one) => one !== undefined && one !== null) ?? -1;
  if (at < 0) return null;
  const code = faults?.[at]?.price?.message ?? faults?.[at]?.days?.message ?? '';
  const words = inquiryFailures[code]?.words[language];
  return (
    <p role="alert" className={styles.fault}>
      {t('line.fault', { seq: lines[at]?.seq ?? at + 1, words: words ?? t('line.wrong') })}
    </p>
  );
}
