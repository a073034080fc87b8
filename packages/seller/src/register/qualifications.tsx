import { faultPlaceOf, type Qualification } from '@mall/contract/store/application.rules.ts';
import { type QualificationKind, qualificationKinds, qualificationWords } from '@mall/contract/store/qualification-kinds.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Select } from '@mall/ui/select.tsx';
import { useWords } from '../kernel/words.ts';
import { QualificationCard } from './qualification-card.tsx';
import styles from './register.module.css';

type QualificationsProps = {
  papers: readonly Qualification[];
  needs: ReadonlySet<QualificationKind>;
  faultOf: (place: ReturnType<typeof faultPlaceOf>) => string | undefined;
  onChange: (papers: Qualification[]) => void;
  onBusy: (kind: QualificationKind, busy: boolean) => void;
};

const empty = (kind: QualificationKind): Qualification => ({ kind, number: '', validUntil: '', files: [] });

/** The papers of the trade: those that the classes ask for, and whatever else there is. */
export function Qualifications({ papers, needs, faultOf, onChange, onBusy }: QualificationsProps) {
  const t = useWords('register');
  const language = useLanguage();
  const shown = qualificationKinds.filter((kind) => needs.has(kind) || papers.some((paper) => paper.kind === kind));
  const paperOf = (kind: QualificationKind) => papers.find((paper) => paper.kind === kind) ?? empty(kind);
  const put = (kind: QualificationKind, changes: Partial<Qualification>) =>
    onChange(
      qualificationKinds
        .filter((one) => one === kind || papers.some((paper) => paper.kind === one))
        .map((one) => (one === kind ? { ...paperOf(kind), ...changes } : paperOf(one))),
    );
  return (
    <>
      <ul className={styles.cards}>
        {shown.map((kind) => (
          <QualificationCard
            key={kind}
            paper={paperOf(kind)}
            needed={needs.has(kind)}
            fault={faultOf(faultPlaceOf(kind))}
            onChange={(changes) => put(kind, changes)}
            onBusy={(busy) => onBusy(kind, busy)}
            onRemove={() => onChange(papers.filter((paper) => paper.kind !== kind))}
          />
        ))}
      </ul>
      {shown.length < qualificationKinds.length && (
        <p className={styles.add}>
          <Select
            aria-label={t('paper.add')}
            placeholder={t('paper.add')}
            value=""
            onChange={(event) => put(event.target.value as QualificationKind, {})}
            options={qualificationKinds
              .filter((kind) => !shown.includes(kind))
              .map((kind) => ({ value: kind, label: qualificationWords[kind][language] }))}
          />
        </p>
      )}
    </>
  );
}
