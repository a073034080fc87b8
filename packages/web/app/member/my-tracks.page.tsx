import { type Footprint, favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { mostFootprints } from '@mall/contract/member/favourites.rules.ts';
import { footprintApi } from '@mall/contract/member/footprint.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { Filter } from '@mall/kit/list/filter.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { type PlaceOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { isDay } from '@mall/ui/date/day.rules.ts';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { type Translate, useWords } from '../kernel/words.tsx';
import { TrackCard } from './track-card.tsx';
import { trackColumns } from './track-columns.tsx';

const fields = { keyword: typed(50), from: typed(), to: typed() };
const size = 20;

const filtersOf = (t: Translate<'member'>): Filter<keyof typeof fields>[] => [
  { kind: 'text', name: 'keyword', label: t('tracks.keyword'), width: 220, most: 50 },
  { kind: 'days', label: t('tracks.days'), from: { name: 'from', label: t('tracks.from') }, to: { name: 'to', label: t('tracks.to') } },
];

const isSoundDay = (text: string) => text === '' || (isDay(text) && text >= '1970');

const faultsOf = (t: Translate<'member'>, { from, to }: PlaceOf<typeof fields>): Partial<Record<'from' | 'to', string>> => {
  if (!isSoundDay(from)) return { from: t('tracks.dayWrong') };
  if (!isSoundDay(to)) return { to: t('tracks.dayWrong') };
  return from !== '' && to !== '' && to < from ? { to: t('tracks.daysWrong') } : {};
};

const noneOf = (t: Translate<'member'>, place: Place<typeof fields>) =>
  place.narrowed()
    ? {
        title: t('tracks.noneFound'),
        actions: (
          <RouterLink href={place.plain} className="link">
            {t('tracks.all')}
          </RouterLink>
        ),
      }
    : { title: t('tracks.none'), text: t('tracks.noneText') };

/** Goods that the member looked at, the latest first; he may wipe out what he will. */
export default function MyTracksPage() {
  const t = useWords('member');
  const place = usePlace(fields);
  const { keyword, from, to, page } = place.at;
  const unsound = Object.keys(faultsOf(t, place.at)).length > 0;
  const query = { page, limit: size, ...(keyword && { keyword }), ...(from && { from }), ...(to && { to }) };
  const found = useList(ask(favouritesApi.browsePage, { query }, { staleMs: 0 }), { enabled: !unsound });
  const remove = useAct({
    call: footprintApi.remove,
    request: (tracks: readonly Footprint[]) => ({ body: { ids: tracks.map(({ id }) => id) } }),
    ask: (tracks) => ({
      title: t('tracks.removeAsk', { count: tracks.length }),
      text: tracks.length === 1 ? tracks[0]?.specName : t('tracks.removeText'),
      act: t('tracks.remove'),
      tone: 'danger',
    }),
    done: ({ removed }) => t('tracks.removed', { count: removed }),
    // Whoever empties the last page would stand on one that is no more.
    onDone: (_, tracks) => page > 1 && tracks.length === found.data?.list.length && place.go({ page: page - 1 }),
    changes: [favouritesApi.browsePage],
  });
  return (
    <ListPage
      title={t('tracks.title')}
      lead={t('tracks.lead', { most: mostFootprints })}
      filter={<FilterBar place={place} filters={filtersOf(t)} faultsOf={(asked) => faultsOf(t, asked)} />}
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: trackColumns(t, (track) => remove.start([track])),
        card: (track, pick) => <TrackCard track={track} {...pick} onRemove={() => remove.start([track])} />,
        pick: {
          nameOf: ({ specName }) => t('tracks.pick', { name: specName }),
          acts: (tracks) => (
            <Button look="line" size="s" icon={<TrashIcon size={14} />} busy={remove.busy} onClick={() => remove.start(tracks)}>
              {t('tracks.removePicked')}
            </Button>
          ),
        },
        none: noneOf(t, place),
        words: { failed: t('tracks.failed') },
      }}
    >
      {remove.question}
    </ListPage>
  );
}
