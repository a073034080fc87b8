import type { CertificationShown, Version } from '@mall/contract/company/certification.api.ts';
import { changedFields } from '@mall/contract/company/certification.rules.ts';
import type { ReactNode } from 'react';
import { CompareTable } from '../audit/compare-table.tsx';
import { useWords } from '../kernel/words.ts';

const shown = [
  'name',
  'unifiedCode',
  'legalRepresentative',
  'industry',
  'area',
  'registeredAddress',
  'officePhone',
  'contactName',
  'contactPhone',
  'bankName',
  'bankAccount',
  'bankChecked',
  'letter',
  'papers',
] as const;
type ShownName = (typeof shown)[number];
type Translate = ReturnType<typeof useWords<'company'>>;
const areas = new Set<string>(['provinceId', 'cityId', 'districtId']);

type ComparePapersProps = { papers: CertificationShown; before: CertificationShown | undefined; faults: Version['faults'] };

/** The papers field by field; of a change, beside what is in force, with what would be other marked. */
export function ComparePapers({ papers, before, faults }: ComparePapersProps) {
  const t = useWords('company');
  const changed = new Set<string>(
    before ? changedFields(before as never, papers as never).map((name) => (areas.has(name) ? 'area' : name)) : [],
  );
  return (
    <CompareTable
      heads={{ now: t('compare.now'), before: before && t('compare.before') }}
      rows={shown.map((name) => ({
        key: name,
        label: t(`field.${name}`),
        now: valueOf(papers, name, t),
        before: before && valueOf(before, name, t),
        changed: changed.has(name),
        faults: faults.filter(({ field }) => field === name).map(({ reason }) => reason),
      }))}
    />
  );
}

const valueOf = (papers: CertificationShown, name: ShownName, t: Translate): ReactNode => {
  if (name === 'bankChecked') return t(papers.bankChecked ? 'check.passed' : 'check.not');
  if (name !== 'letter' && name !== 'papers') return papers[name] || '—';
  const files = name === 'papers' ? papers.papers : papers.letter ? [papers.letter] : [];
  if (files.length === 0) return '—';
  return files.map(({ url, name: called }) => (
    <a key={url} href={url} target="_blank" rel="noreferrer">
      {called}
    </a>
  ));
};
