import type { FreightTemplate } from '@mall/contract/catalogue/freight.api.ts';
import type { FreightRow } from '@mall/contract/catalogue/freight.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './freight.module.css';
import { useFreightWords } from './freight-words.ts';

/** One template with its rows, the goods that go by it, and what can be done with it. */
export function TemplateRow({ template, onRemove }: { template: FreightTemplate; onRemove: () => void }) {
  const t = useWords('freight');
  const words = useFreightWords();
  const { id, name, by, usual, goodsCount, rows } = template;
  const columns: TableColumn<FreightRow>[] = [
    { key: 'area', head: t('head.area'), cell: ({ provinceIds }) => words.areas(provinceIds) },
    {
      key: 'fee',
      head: t('head.fee'),
      width: 300,
      cell: (row) => (row.served ? words.fee(by, row) : <Tag tone="bad">{t('unserved')}</Tag>),
    },
    {
      key: 'free',
      head: t('head.free'),
      width: 150,
      cell: ({ served, freeFrom }) => (served && freeFrom !== null ? t('freeFrom', { amount: formatCurrency(freeFrom) }) : '–'),
    },
    { key: 'days', head: t('head.days'), width: 90, cell: ({ served, days }) => (served ? t('days', { days }) : '–') },
  ];
  return (
    <article className={styles.template} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        {usual && <Tag tone="brand">{t('usual')}</Tag>}
        <span className="meta">{t(`by.${by}`)}</span>
        {usual && (
          <RouterLink href="/freight/goods?templateId=none" className="link">
            {t('goodsRest')}
          </RouterLink>
        )}
        {(!usual || goodsCount > 0) && (
          <RouterLink href={`/freight/goods?templateId=${id}`} className="link">
            {t('goodsCount', { count: goodsCount })}
          </RouterLink>
        )}
        <span className={styles.acts}>
          <Button look="text" size="s" href={`/freight/${id}`} as={RouterLink}>
            {t('edit')}
          </Button>
          <Button look="text" size="s" href={`/freight/new?from=${id}`} as={RouterLink}>
            {t('copy')}
          </Button>
          <Button look="text" size="s" onClick={onRemove}>
            {t('remove.act')}
          </Button>
        </span>
      </header>
      <Table caption={name} dense stacks columns={columns} rows={rows} rowKey={({ provinceIds }) => provinceIds.join() || 'rest'} />
    </article>
  );
}
