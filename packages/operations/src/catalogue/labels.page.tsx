import { brandOfficeApi, type LabelRow } from '@mall/contract/catalogue/brand-office.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { useBrandTabs } from './brand-tabs.ts';
import { labelReads } from './catalogue.reads.ts';
import { KeptList, useKeptPlace } from './kept-list.tsx';
import { LabelDialog } from './label-dialog.tsx';

/** The labels that cards carry and buyers filter by. */
export default function LabelsPage() {
  const t = useWords('catalogue');
  const { place, query } = useKeptPlace();
  const { page, limit } = query;
  const remove = useAct({
    call: brandOfficeApi.removeLabel,
    request: ({ id }: LabelRow) => ({ params: { id } }),
    ask: (row) => ({ title: t('label.remove.ask', { name: row.names.zh }), act: t('remove'), tone: 'danger' }),
    done: t('removed'),
    changes: labelReads,
  });
  return (
    <KeptList
      title={t('brands')}
      lead={t('labels.lead')}
      add={t('label.add')}
      tabs={useBrandTabs('labels')}
      place={place}
      found={useList(ask(brandOfficeApi.labels, { query: { page, limit } }, { staleMs: 0 }))}
      columns={[
        {
          key: 'name',
          head: t('label.name'),
          cell: ({ names, tone }) => (
            <StatusMark mark="closed" tone={tone}>
              {names.zh}
            </StatusMark>
          ),
        },
        { key: 'en', head: t('language.en'), wide: true, cell: ({ names }) => names.en },
        { key: 'tone', head: t('label.tone'), wide: true, cell: ({ tone }) => t(`tone.${tone}`) },
        { key: 'key', head: t('label.key'), wide: true, cell: ({ key }) => <code>{key}</code> },
        {
          key: 'goods',
          head: t('goods'),
          align: 'right',
          cell: ({ id, goodsCount }) => (
            <RouterLink className="link" href={`/brands/labels/goods?label=${id}&carries=1`}>
              {t('label.goods', { count: goodsCount })}
            </RouterLink>
          ),
        },
      ]}
      none={t('label.none')}
      remove={remove}
      goes={({ goodsCount }) => goodsCount === 0}
      Dialog={LabelDialog}
    />
  );
}
