import { type Download, downloadFormats, downloadTabs } from '@mall/contract/download/download.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { useEffect } from 'react';
import { RouterLink } from '../link/router-link.tsx';
import type { Filter } from '../list/filter.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useDayFaults } from '../list/use-day-faults.ts';
import { useList } from '../list/use-list.ts';
import { type Place, usePlace } from '../list/use-place.ts';
import { useSize } from '../words/use-size.ts';
import { DownloadCard } from './download-card.tsx';
import { downloadColumns } from './download-columns.tsx';
import { downloadsAPage, downloadsFields, downloadsQuestion } from './downloads-place.ts';
import { useDownloadActs } from './use-download-acts.tsx';
import { type DownloadTranslate, useDownloadWords } from './use-download-words.ts';

/** While something is made, its progress is looked after so often. */
const lookMs = 2000;

const filtersOf = (t: DownloadTranslate, sources: readonly { kind: string; name: string }[]): Filter<keyof typeof downloadsFields>[] => [
  { kind: 'text', name: 'word', label: t('word'), width: 180, most: 40 },
  {
    kind: 'choice',
    name: 'kind',
    label: t('from'),
    any: t('anySource'),
    options: sources.map(({ kind, name }) => ({ value: kind, label: name })),
    atOnce: true,
  },
  {
    kind: 'choice',
    name: 'format',
    label: t('format'),
    any: t('anyFormat'),
    options: downloadFormats.map((format) => ({ value: format, label: format })),
    atOnce: true,
  },
  { kind: 'days', label: t('days'), from: { name: 'from', label: t('dayFrom') }, to: { name: 'to', label: t('dayTo') } },
];

type DownloadCentreProps = {
  /** The list where exports are usually asked for; without one nothing leads there. */
  from?: { href: string; words: string };
};

const noneOf = (t: DownloadTranslate, place: Place<typeof downloadsFields>, from: DownloadCentreProps['from']) =>
  place.narrowed()
    ? {
        title: t('noneFound'),
        actions: (
          <RouterLink href={place.plain} className="link">
            {t('showAll')}
          </RouterLink>
        ),
      }
    : {
        title: t('none'),
        text: t('noneText'),
        ...(from && {
          actions: (
            <RouterLink href={from.href} className="link">
              {from.words}
            </RouterLink>
          ),
        }),
      };

const sizeOf = (rows: readonly Download[]) => rows.reduce((sum, { size = 0 }) => sum + size, 0);

/** Files that were made for the reader, and those that are being made: exports and all that takes longer than he would wait. */
export function DownloadCentre({ from }: DownloadCentreProps) {
  const t = useDownloadWords();
  const sizeText = useSize();
  const place = usePlace(downloadsFields);
  const { faultsOf, unsound } = useDayFaults(place.at);
  const found = useList(downloadsQuestion(place.at), { enabled: !unsound });
  const { data, refetch } = found;
  const { acts, clean, questions } = useDownloadActs(data?.days ?? 0, refetch);
  const making = (data?.counts.making ?? 0) > 0;
  useEffect(() => {
    if (!making) return;
    const timer = setInterval(() => document.hidden || void refetch(), lookMs);
    return () => clearInterval(timer);
  }, [making, refetch]);
  const { counts } = data ?? {};
  return (
    <ListPage
      title={t('title')}
      lead={data && t('lead', { days: data.days, used: sizeText(data.used), quota: sizeText(data.quota) })}
      acts={
        <Button
          look="line"
          icon={<TrashIcon size={16} />}
          busy={clean.busy}
          disabled={counts === undefined || counts.expired === 0}
          onClick={() => clean.start()}
        >
          {t('clean')}
        </Button>
      }
      tabs={{
        label: t('tabs'),
        items: downloadTabs.map((id) => ({
          id,
          label: t(`tab.${id}`),
          ...(counts && { count: counts[id] }),
          hot: id === 'failed' && (counts?.failed ?? 0) > 0,
        })),
        value: place.at.tab,
        hrefOf: (tab) => place.hrefOf({ tab }),
      }}
      filter={<FilterBar place={place} filters={filtersOf(t, data?.sources ?? [])} faultsOf={faultsOf} />}
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page: place.at.page,
        size: downloadsAPage,
        hrefOf: (page) => place.hrefOf({ page }),
        columns: downloadColumns(t, sizeText, acts),
        card: (row, pick) => <DownloadCard row={row} acts={acts} {...pick} />,
        pick: {
          nameOf: ({ name }) => t('pick', { name }),
          refuse: ({ state }) => (state === 'ready' ? null : t('pickReady')),
          words: (rows) => t('picked', { count: rows.length, size: sizeText(sizeOf(rows)) }),
          acts: (rows) => (
            <Button look="line" size="s" icon={<TrashIcon size={14} />} onClick={() => acts.remove(rows)}>
              {t('act.remove')}
            </Button>
          ),
        },
        none: noneOf(t, place, from),
        words: { failed: t('failed') },
      }}
    >
      {questions}
    </ListPage>
  );
}
