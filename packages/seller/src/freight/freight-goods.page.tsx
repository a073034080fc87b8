import { type FreightGoods, freightApi } from '@mall/contract/catalogue/freight.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { Select } from '@mall/ui/select.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './freight.module.css';
import { freightReads } from './freight.reads.ts';
import { freightTabs } from './freight-tabs.ts';
import { useTemplates } from './use-templates.ts';

const place = {
  word: typed(50),
  templateId: { usual: '', read: (text: string) => (text === 'none' || isId(text) ? text : '') },
};
const aPage = 20;

/** Which goods go by which template, and how to give several another one. */
export default function FreightGoodsPage() {
  const t = useWords('freight');
  const at = usePlace(place);
  const { word, templateId, page } = at.at;
  const templates = useTemplates();
  const found = useList(
    ask(freightApi.goods, { query: { page, limit: aPage, ...(word && { word }), ...(templateId && { templateId }) } }, { staleMs: 0 }),
  );
  const names = templates.map(({ id, name }) => ({ value: id, label: name }));
  const columns: TableColumn<FreightGoods>[] = [
    {
      key: 'goods',
      head: t('goods'),
      bare: true,
      cell: ({ goodsId, picture, name, spuCode }) => (
        <span className={styles.goods}>
          <img src={picture} alt="" width={40} height={40} loading="lazy" />
          <span>
            <a href={`/goodsDetails?goodsId=${goodsId}`} target="_blank" rel="noreferrer">
              {name}
            </a>
            <span className="meta">{spuCode}</span>
          </span>
        </span>
      ),
    },
    { key: 'specs', head: t('specs'), width: 80, align: 'right', cell: ({ specCount }) => specCount },
    {
      key: 'template',
      head: t('template'),
      width: 240,
      cell: ({ templateName }) => templateName ?? <span className="meta">{t('followUsual')}</span>,
    },
  ];
  return (
    <ListPage
      title={t('title')}
      lead={t('goodsLead')}
      tabs={freightTabs(t, 'goods')}
      filter={
        <FilterBar
          place={at}
          filters={[
            { kind: 'text', name: 'word', label: t('goodsWord'), most: 50, width: 220 },
            {
              kind: 'choice',
              name: 'templateId',
              label: t('template'),
              any: t('anyTemplate'),
              width: 220,
              options: [{ value: 'none', label: t('followUsual') }, ...names],
            },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ goodsId }) => goodsId,
        page,
        size: aPage,
        hrefOf: (next) => at.hrefOf({ page: next }),
        columns,
        pick: { nameOf: ({ name }) => name, acts: (rows) => <Give rows={rows} names={names} /> },
        none: { title: t(at.narrowed() ? 'goodsNone.narrowed' : 'goodsNone') },
      }}
    />
  );
}

type GiveProps = { rows: readonly FreightGoods[]; names: readonly { value: string; label: string }[] };

function Give({ rows, names }: GiveProps) {
  const t = useWords('freight');
  const [templateId, setTemplateId] = useState('');
  const give = useCall({
    call: freightApi.assign,
    request: (goods: readonly FreightGoods[], id: string | null) => ({
      body: { goodsIds: goods.map(({ goodsId }) => goodsId), templateId: id },
    }),
    done: t('given'),
    changes: freightReads,
  });
  return (
    <>
      <Select
        size="s"
        aria-label={t('template')}
        value={templateId}
        options={[{ value: '', label: t('followUsual') }, ...names]}
        onChange={(event) => setTemplateId(event.target.value)}
      />
      <Button size="s" look="line" busy={give.busy} onClick={() => void give.run(rows, templateId || null).catch(() => undefined)}>
        {t('give')}
      </Button>
    </>
  );
}
