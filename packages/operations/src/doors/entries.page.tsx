import { partnerOperationsApi } from '@mall/contract/account/partner-operations.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { useDoorTabs } from './door-tabs.ts';

const aPage = 20;
const results = ['entered', 'refused'] as const;
const fields = { partnerId: typed(18), result: oneOf(results), from: typed(), to: typed() };
const partners = ask(partnerOperationsApi.page, { query: { page: 1, limit: 50 } });

/** Each entry of a partner, whether it let somebody in, and what was wrong where it did not. */
export default function EntriesPage() {
  const t = useWords('doors');
  const place = usePlace(fields);
  const { partnerId, result, from, to, page } = place.at;
  const { faultsOf, unsound } = useDayFaults(place.at);
  const query = {
    page,
    limit: aPage,
    ...(partnerId && { partnerId }),
    ...(result && { result }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const found = useList(ask(partnerOperationsApi.entries, { query }, { staleMs: 0 }), { enabled: !unsound });
  const known = useList(partners);
  return (
    <ListPage
      title={t('title')}
      lead={t('entries.lead')}
      tabs={useDoorTabs('entries')}
      filter={
        <FilterBar
          place={place}
          faultsOf={faultsOf}
          filters={[
            {
              kind: 'choice',
              name: 'partnerId',
              label: t('name'),
              any: t('all'),
              width: 200,
              options: (known.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
              atOnce: true,
            },
            {
              kind: 'choice',
              name: 'result',
              label: t('result'),
              any: t('all'),
              width: 140,
              options: results.map((one) => ({ value: one, label: t(`result.${one}`) })),
              atOnce: true,
            },
            { kind: 'days', label: t('days'), from: { name: 'from', label: t('from') }, to: { name: 'to', label: t('to') } },
          ]}
        />
      }
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: [
          { key: 'time', head: t('time'), cell: ({ time }) => <span className="num">{time}</span> },
          { key: 'partner', head: t('name'), cell: ({ partner }) => partner || '—' },
          {
            key: 'tag',
            head: t('tags'),
            wide: true,
            cell: ({ tag, channelCode }) => [tag === '' ? '—' : t(`tag.${tag}`), channelCode].join(' ').trim(),
          },
          { key: 'member', head: t('member'), cell: ({ memberName }) => memberName || '—' },
          { key: 'address', head: t('address'), wide: true, cell: ({ address }) => address },
          {
            key: 'result',
            head: t('result'),
            cell: ({ fault }) => (
              <StatusMark mark={fault === null ? 'closed' : 'open'} tone={fault === null ? 'green' : 'red'}>
                {fault === null ? t('result.entered') : t(`fault.${fault}`)}
              </StatusMark>
            ),
          },
        ],
        none: { title: place.narrowed() ? t('none.found') : t('entries.none') },
      }}
    />
  );
}
