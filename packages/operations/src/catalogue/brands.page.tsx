import { type BrandRow, brandOfficeApi } from '@mall/contract/catalogue/brand-office.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.ts';
import { BrandDialog } from './brand-dialog.tsx';
import { useBrandTabs } from './brand-tabs.ts';
import styles from './catalogue.module.css';
import { brandReads } from './catalogue.reads.ts';
import { KeptList, useKeptPlace } from './kept-list.tsx';

/** The brands that goods are of. */
export default function BrandsPage() {
  const t = useWords('catalogue');
  const { place, query } = useKeptPlace();
  const remove = useAct({
    call: brandOfficeApi.remove,
    request: ({ id }: BrandRow) => ({ params: { id } }),
    ask: (row) => ({ title: t('brand.remove.ask', { name: row.name }), act: t('remove'), tone: 'danger' }),
    done: t('removed'),
    changes: brandReads,
  });
  return (
    <KeptList
      title={t('brands')}
      lead={t('brands.lead')}
      add={t('brand.add')}
      tabs={useBrandTabs('brands')}
      place={place}
      find={t('brand.find')}
      found={useList(ask(brandOfficeApi.page, { query }, { staleMs: 0 }))}
      columns={[
        { key: 'logo', head: t('brand.logo'), wide: true, cell: ({ logo }) => logo && <img src={logo} alt="" className={styles.logo} /> },
        {
          key: 'name',
          head: t('brand.name'),
          cell: ({ name, own }) => (
            <span className={styles.acts}>
              {name}
              {own && <Tag tone="own">{t('brand.own')}</Tag>}
            </span>
          ),
        },
        { key: 'en', head: t('brand.en'), wide: true, cell: ({ enName }) => enName },
        { key: 'initial', head: t('brand.initial'), wide: true, cell: ({ initial }) => initial },
        { key: 'goods', head: t('goods'), align: 'right', cell: ({ goodsCount }) => <span className="num">{goodsCount}</span> },
      ]}
      none={t('brand.none')}
      remove={remove}
      goes={({ goodsCount }) => goodsCount === 0}
      Dialog={BrandDialog}
    />
  );
}
