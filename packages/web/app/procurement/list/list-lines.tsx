import { cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { type ListDetail, type ListLine, listApi } from '@mall/contract/procurement/list.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Stepper } from '@mall/ui/stepper.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Translate, useWords } from '../../kernel/words.tsx';
import styles from '../procurement.module.css';
import { listReads } from './list.changes.ts';

type Changes = { setNum: (line: ListLine, num: number) => void; remove: (line: ListLine) => void };

const columnsOf = (t: Translate<'procurement/project'>, mine: boolean, { setNum, remove }: Changes): TableColumn<ListLine>[] => [
  {
    key: 'goods',
    head: t('line.goods'),
    cell: (line) => (
      <span className={styles.goods}>
        {!line.gone && <img src={line.picture} alt="" width={40} height={40} loading="lazy" />}
        <span className={styles.lines}>
          {line.gone ? (
            <span>{line.specName || t('line.gone')}</span>
          ) : (
            <>
              <RouterLink href={`/goodsDetails?goodsId=${line.goodsId}&specId=${line.specId}`}>{line.specName}</RouterLink>
              <span className="meta">
                {line.itemNumber} · {line.storeName}
              </span>
            </>
          )}
          {line.fault && <span className={line.gone ? `${styles.bad} meta` : `${styles.warn} meta`}>{line.fault}</span>}
          {line.remark && <span className="meta">{line.remark}</span>}
        </span>
      </span>
    ),
  },
  {
    key: 'price',
    head: t('line.price'),
    align: 'money',
    wide: true,
    cell: ({ price, unit, gone }) => (gone ? '—' : `¥${formatCurrency(price)} / ${unit}`),
  },
  {
    key: 'num',
    head: t('line.num'),
    width: 150,
    cell: (line) =>
      mine ? (
        <Stepper
          value={line.num}
          min={1}
          max={cartLineMost}
          labels={{ quantity: t('line.numOf', { name: line.specName }), more: t('line.more'), less: t('line.less') }}
          onChange={(num) => setNum(line, num)}
        />
      ) : (
        <span className="num">
          {line.num} {line.unit}
        </span>
      ),
  },
  {
    key: 'subtotal',
    head: t('line.subtotal'),
    align: 'money',
    wide: true,
    cell: ({ subtotal, gone }) => (gone ? '—' : `¥${formatCurrency(subtotal)}`),
  },
  ...(mine
    ? [
        {
          key: 'acts',
          head: t('acts'),
          align: 'right' as const,
          width: 72,
          cell: (line: ListLine) => (
            <Button look="text" size="s" aria-label={t('line.removeOf', { name: line.specName })} onClick={() => remove(line)}>
              {t('line.remove')}
            </Button>
          ),
        },
      ]
    : []),
];

type ListLinesProps = { id: string; acts: (list: ListDetail) => ReactNode; onImport: () => void };

/** The lines of one list, with what each costs today and why it cannot be bought. */
export function ListLines({ id, acts, onImport }: ListLinesProps) {
  const t = useWords('procurement/project');
  const panel = useRef<HTMLDivElement>(null);
  const { data: list, isError, error, isFetching, refetch } = useList(ask(listApi.detail, { params: { id } }, { staleMs: 0 }));
  const put = useCall({
    call: listApi.setLine,
    request: ({ specId, remark }: ListLine, num: number) => ({ params: { id }, body: { specId, num, remark } }),
    changes: listReads,
  });
  const drop = useCall({
    call: listApi.removeLines,
    request: ({ specId }: ListLine) => ({ params: { id }, body: { specIds: [specId] } }),
    changes: listReads,
    done: t('line.removed'),
  });
  const there = list !== undefined;
  useEffect(() => {
    if (there) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [there]);
  if (isError)
    return (
      <Panel bordered>
        <ReadFailed compact error={error} title={t('list.failed')} busy={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!list) return null;
  const changes: Changes = {
    setNum: (line, num) => void put.run(line, num).catch(() => {}),
    remove: (line) => void drop.run(line).catch(() => {}),
  };
  const bring = list.mine && !list.archived && (
    <Button look="line" size="s" icon={<UploadIcon size={14} />} onClick={onImport}>
      {t('import.act')}
    </Button>
  );
  return (
    <div ref={panel}>
      <Panel
        bordered
        flush
        title={list.name}
        extra={
          <span className={styles.acts}>
            {bring}
            {acts(list)}
          </span>
        }
      >
        <Table
          fits
          caption={list.name}
          columns={columnsOf(t, list.mine && !list.archived, changes)}
          rows={list.items}
          rowKey={({ specId }) => specId}
          empty={<Empty compact title={t('list.empty')} actions={bring} />}
        />
        <div className={styles.foot}>
          <span className="meta">
            {list.note || t('list.hint')} {list.projectName && t('list.ofProject', { name: list.projectName })}
          </span>
          <span>
            {t('list.amount')} <b className="num">¥{formatCurrency(list.amount)}</b>
          </span>
        </div>
      </Panel>
    </div>
  );
}
