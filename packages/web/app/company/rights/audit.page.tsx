import { type AuditRow, auditApi } from '@mall/contract/account/audit.api.ts';
import { auditResults, auditWhences, companyAuditKinds } from '@mall/contract/account/audit.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { Filter } from '@mall/kit/list/filter.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, type PlaceOf, typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useExport } from '@mall/kit/list/use-export.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { useState } from 'react';
import { DownloadsLink } from '../../download/downloads-link.tsx';
import { type Translate, useWords } from '../../kernel/words.tsx';
import { CompanyTabsRow } from '../company-tabs-row.tsx';
import { AuditCard } from './audit-card.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { auditColumns } from './audit-columns.tsx';

const kinds = ['all', ...companyAuditKinds] as const;
const fields = {
  kind: oneOf(kinds, 'all'),
  result: oneOf(auditResults),
  who: typed(40),
  about: typed(40),
  whence: oneOf(auditWhences),
  from: typed(),
  to: typed(),
};
type At = PlaceOf<typeof fields>;
const size = 20;

const filtersOf = (t: Translate<'company/rights'>): Filter<keyof typeof fields>[] => [
  { kind: 'days', label: t('audit.days'), from: { name: 'from', label: t('audit.from') }, to: { name: 'to', label: t('audit.to') } },
  { kind: 'text', name: 'who', label: t('audit.who'), width: 120, most: 40 },
  { kind: 'text', name: 'about', label: t('audit.about'), width: 160, most: 40 },
  {
    kind: 'choice',
    name: 'whence',
    label: t('audit.whence'),
    any: t('audit.anyWhence'),
    options: auditWhences.map((value) => ({ value, label: t(`whence.${value}`) })),
  },
  {
    kind: 'choice',
    name: 'result',
    label: t('audit.result'),
    any: t('audit.any'),
    options: auditResults.map((value) => ({ value, label: t(`result.${value}`) })),
  },
];

const filterOf = ({ kind, result, who, about, whence, from, to }: At) => ({
  ...(kind !== 'all' && { kind }),
  ...(result && { result }),
  ...(who && { who }),
  ...(about && { about }),
  ...(whence && { whence }),
  ...(from && { from }),
  ...(to && { to }),
});

const noneOf = (t: Translate<'company/rights'>, place: Place<typeof fields>) =>
  place.narrowed()
    ? {
        title: t('audit.noneFound'),
        actions: (
          <RouterLink href={place.plain} className="link">
            {t('audit.all')}
          </RouterLink>
        ),
      }
    : { title: t('audit.none') };

/** What changed in the company: who did what, from where, with what result; before and after open in place. */
export default function AuditPage() {
  const t = useWords('company/rights');
  const place = usePlace(fields);
  const { page, kind } = place.at;
  const { faultsOf, unsound } = useDayFaults(place.at);
  const found = useList(ask(auditApi.page, { query: { page, limit: size, ...filterOf(place.at) } }, { staleMs: 0 }), { enabled: !unsound });
  const exporting = useExport({ now: auditApi.export, done: t('audit.exported'), kept: <DownloadsLink /> });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const opening = {
    isOpen: ({ id }: AuditRow) => open.has(id),
    turn: ({ id }: AuditRow) => setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
  };
  return (
    <ListPage
      title={t('audit.title')}
      lead={t('audit.lead')}
      note={<CompanyTabsRow on="audit" />}
      acts={
        <Button
          look="line"
          icon={<DownloadIcon size={16} />}
          busy={exporting.busy}
          disabled={unsound}
          onClick={() => exporting.start(filterOf(place.at))}
        >
          {t('audit.export')}
        </Button>
      }
      tabs={{
        label: t('audit.kinds'),
        items: kinds.map((id) => ({ id, label: t(`kind.${id}`), ...(found.data && { count: found.data.counts[id] ?? 0 }) })),
        value: kind,
        hrefOf: (next) => place.hrefOf({ kind: next }),
      }}
      filter={<FilterBar place={place} filters={filtersOf(t)} faultsOf={faultsOf} />}
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: auditColumns(t, opening),
        card: (row) => <AuditCard row={row} opening={opening} />,
        under: (row) => opening.isOpen(row) && <AuditChanges row={row} />,
        none: noneOf(t, place),
        words: { failed: t('audit.failed') },
      }}
    />
  );
}
