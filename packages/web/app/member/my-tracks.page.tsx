import { type Footprint, favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { mostFootprints } from '@mall/contract/member/favourites.rules.ts';
import { footprintApi } from '@mall/contract/member/footprint.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { Filter } from '@mall/kit/list/filter.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { type Translate, useWords } from '../kernel/words.tsx';
import styles from './kept-goods.module.css';
import { TrackCard } from './track-card.tsx';
import { trackColumns } from './track-columns.tsx';

const fields = { keyword: typed(50), from: typed(), to: typed() };
const size = 20;

const filtersOf = (t: Translate<'member'>): Filter<keyof typeof fields>[] => [
  { kind: 'text', name: 'keyword', label: t('tracks.keyword'), width: 220, most: 50 },
  { kind: 'days', label: t('tracks.days'), from: { name: 'from', label: t('tracks.from') }, to: { name: 'to', label: t('tracks.to') } },
];

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
  const { faultsOf, unsound } = useDayFaults(place.at);
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
    changes: [favouritesApi.browsePage],
  });
  const wipe = useAct({
    call: footprintApi.wipe,
    request: (day: string | undefined) => ({ body: day === undefined ? { all: 1 as const } : { day } }),
    ask: (day) => ({
      title: day === undefined ? t('tracks.wipeAllAsk') : t('tracks.wipeDayAsk', { day }),
      text: t('tracks.removeText'),
      act: day === undefined ? t('tracks.wipeAll') : t('tracks.wipeDay'),
      tone: 'danger',
    }),
    done: ({ removed }) => t('tracks.removed', { count: removed }),
    changes: [favouritesApi.browsePage],
  });
  return (
    <ListPage
      title={t('tracks.title')}
      lead={t('tracks.lead', { most: mostFootprints })}
      acts={
        found.data !== undefined &&
        (found.data.total > 0 || place.narrowed()) && (
          <Button look="line" icon={<TrashIcon size={14} />} onClick={() => wipe.start(undefined)}>
            {t('tracks.wipeAll')}
          </Button>
        )
      }
      filter={<FilterBar place={place} filters={filtersOf(t)} faultsOf={faultsOf} />}
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: trackColumns(t, (track) => remove.start([track])),
        card: (track, pick) => <TrackCard track={track} {...pick} onRemove={() => remove.start([track])} />,
        group: {
          keyOf: ({ day }) => day,
          head: ([first]) => first && <TrackDay day={first.day} onWipe={() => wipe.start(first.day)} />,
        },
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
      {wipe.question}
    </ListPage>
  );
}

/** A day of looks, and the way to forget it whole, also what stands on another page. */
function TrackDay({ day, onWipe }: { day: string; onWipe: () => void }) {
  const t = useWords('member');
  return (
    <span className={styles.day}>
      <time className="num" dateTime={day}>
        {day}
      </time>
      <Button look="text" size="s" aria-label={t('tracks.wipeDayOf', { day })} onClick={onWipe}>
        {t('tracks.wipeDay')}
      </Button>
    </span>
  );
}
