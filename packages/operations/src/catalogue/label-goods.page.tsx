import { brandOfficeApi, type LabelledGoods } from '@mall/contract/catalogue/brand-office.api.ts';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { labelReads } from './catalogue.reads.ts';
import { LabelNumbersDialog } from './label-numbers-dialog.tsx';

const carrying = ['1', '0'] as const;
const fields = { label: typed(18), carries: oneOf(carrying), word: typed(40) };
const size = 20;

/** Which goods carry a label: given and taken here, one by one, many at a time or by a list of numbers. */
export default function LabelGoodsPage() {
  const t = useWords('catalogue');
  const place = usePlace(fields);
  const { label, carries, word, page } = place.at;
  const [pasting, setPasting] = useState(false);
  const labels = useList(ask(brandOfficeApi.labels, { query: { page: 1, limit: 100 } }, { staleMs: 0 })).data?.list ?? [];
  const own = labels.find(({ id }) => id === label) ?? labels[0];
  const name = own?.names.zh ?? '';
  const query = { page, limit: size, ...(carries && { carries }), ...(word && { word }) };
  const found = useList(ask(brandOfficeApi.labelGoods, { params: { id: own?.id ?? '0' }, query }, { staleMs: 0 }), {
    enabled: own !== undefined,
  });
  const request = (rows: readonly LabelledGoods[], reason: string) => ({
    params: { id: own?.id ?? '0' },
    body: { numbers: rows.map(({ spuCode }) => spuCode), reason },
  });
  const give = useReasonAct({
    call: brandOfficeApi.giveLabel,
    request,
    why: (rows) => ({ title: t('label.give.ask', { name, count: rows.length }), words: { act: t('label.give') } }),
    done: ({ changed }) => t('label.given', { count: changed }),
    changes: labelReads,
  });
  const take = useReasonAct({
    call: brandOfficeApi.takeLabel,
    request,
    why: (rows) => ({ title: t('label.take.ask', { name, count: rows.length }), words: { act: t('label.take') } }),
    done: ({ changed }) => t('label.taken', { count: changed }),
    changes: labelReads,
  });
  const columns: TableColumn<LabelledGoods>[] = [
    {
      key: 'name',
      head: t('goods'),
      cell: ({ name: goods, spuCode, picture }) => (
        <span className={styles.goods}>
          <span className={styles.thumb}>
            <Picture src={picture} alt="" side={40} />
          </span>
          <span>
            {goods}
            <br />
            <span className="meta num">{spuCode}</span>
          </span>
        </span>
      ),
    },
    { key: 'store', head: t('rule.store'), wide: true, cell: ({ storeName }) => storeName },
    { key: 'class', head: t('class'), wide: true, cell: ({ className }) => className },
    { key: 'on', head: t('label.state'), width: 80, wide: true, cell: ({ on }) => t(on ? 'label.state.on' : 'label.state.off') },
    {
      key: 'label',
      head: t('label.name'),
      cell: (row) =>
        row.carries && own ? (
          <StatusMark mark="closed" tone={own.tone}>
            {name}
          </StatusMark>
        ) : (
          '—'
        ),
    },
    {
      key: 'acts',
      head: t('acts'),
      cell: (row) => (
        <Button look="text" size="s" onClick={() => (row.carries ? take : give).start([row])}>
          {t(row.carries ? 'label.take' : 'label.give')}
        </Button>
      ),
    },
  ];
  return (
    <ListPage
      title={t('label.goods.of', { name })}
      lead={t('label.goods.lead')}
      acts={
        <>
          <Button look="line" href="/brands/labels" as={RouterLink}>
            {t('label.back')}
          </Button>
          <Button disabled={!own} onClick={() => setPasting(true)}>
            {t('label.numbers')}
          </Button>
        </>
      }
      filter={
        <FilterBar
          place={place}
          filters={[
            {
              kind: 'choice',
              name: 'label',
              label: t('label.name'),
              any: labels[0]?.names.zh ?? '',
              atOnce: true,
              options: labels.slice(1).map(({ id, names }) => ({ value: id, label: names.zh })),
            },
            {
              kind: 'choice',
              name: 'carries',
              label: t('label.carries'),
              any: t('rule.all'),
              atOnce: true,
              options: carrying.map((value) => ({ value, label: t(`label.carries.${value}`) })),
            },
            { kind: 'text', name: 'word', label: t('label.find'), width: 240, most: 40 },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ goodsId }) => goodsId,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        pick: {
          nameOf: (row) => row.name,
          acts: (rows) => (
            <>
              <Button size="s" disabled={rows.every((row) => row.carries)} onClick={() => give.start(rows)}>
                {t('label.give')}
              </Button>
              <Button size="s" look="line" disabled={!rows.some((row) => row.carries)} onClick={() => take.start(rows)}>
                {t('label.take')}
              </Button>
            </>
          ),
        },
        none: { title: t('none.found') },
      }}
    >
      {give.question}
      {take.question}
      {pasting && own && <LabelNumbersDialog label={own} onClose={() => setPasting(false)} />}
    </ListPage>
  );
}
