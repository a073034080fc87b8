import type { ClassTerm } from '@mall/contract/store/application.api.ts';
import { missingPapers, type Qualification } from '@mall/contract/store/application.rules.ts';
import { qualificationWords } from '@mall/contract/store/qualification-kinds.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Price } from '@mall/ui/price.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './register.module.css';

type ClassTableProps = {
  terms: readonly ClassTerm[];
  papers: readonly Pick<Qualification, 'kind' | 'files'>[];
  onRemove?: (classId: string) => void;
};

/** The classes applied for, what each asks for, and whether it is there. */
export function ClassTable({ terms, papers, onRemove }: ClassTableProps) {
  const t = useWords('register');
  const language = useLanguage();
  const missingOf = ({ needs }: ClassTerm) => missingPapers(needs, papers);
  const columns: TableColumn<ClassTerm>[] = [
    { key: 'class', head: t('class.name'), cell: ({ topName, name }) => `${topName} / ${name}` },
    {
      key: 'needs',
      head: t('class.needs'),
      cell: (term) =>
        term.needs.length === 0
          ? t('class.none')
          : term.needs.map((kind) => (
              <span key={kind} className={missingOf(term).includes(kind) ? styles.lacking : styles.paper}>
                {qualificationWords[kind][language]}
              </span>
            )),
    },
    { key: 'deposit', head: t('class.deposit'), align: 'money', wide: true, cell: ({ deposit }) => <Price value={deposit} size="s" ink /> },
    { key: 'fee', head: t('class.fee'), align: 'right', wide: true, cell: ({ feeRate }) => <span className="num">{feeRate}</span> },
    {
      key: 'state',
      head: t('class.state'),
      cell: (term) =>
        missingOf(term).length > 0 ? (
          <StatusMark mark="open" tone="amber">
            {t('class.lacking')}
          </StatusMark>
        ) : (
          <StatusMark mark="closed" tone="green">
            {t('class.ready')}
          </StatusMark>
        ),
    },
    ...(onRemove
      ? [
          {
            key: 'acts',
            head: t('class.acts'),
            align: 'right' as const,
            cell: ({ classId }: ClassTerm) => (
              <Button look="text" size="s" onClick={() => onRemove(classId)}>
                {t('class.remove')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Table
      dense
      caption={t('step.classes')}
      columns={columns}
      rows={terms}
      rowKey={({ classId }) => classId}
      rowTone={(term) => (missingOf(term).length > 0 ? 'warn' : undefined)}
    />
  );
}
