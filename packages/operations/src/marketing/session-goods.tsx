import { type SessionGoods, seckillOperationsApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { moneyOf } from '@mall/counter/marketing/activity-calls.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Button } from '@mall/ui/button.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { Table } from '@mall/ui/table.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './seckill.module.css';
import { sessionReads } from './seckill.reads.ts';
import { usePutGoods } from './use-put-goods.ts';

type Draft = { price: string; total: string; restriction: string };
type Props = { id: string; goods: readonly SessionGoods[]; open: boolean; running: boolean };

const draftOf = ({ activityPrice, total, restriction }: SessionGoods): Draft => ({
  price: activityPrice,
  total: String(total),
  restriction: String(restriction),
});

/** The goods of a session, changed in place: a line is saved by itself. */
export function SessionGoodsTable({ id, goods, open, running }: Props) {
  const t = useWords('marketing');
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const put = usePutGoods(id);
  const remove = useAct({
    call: seckillOperationsApi.removeGoods,
    request: ({ specId }: SessionGoods) => ({ params: { id }, body: { specId } }),
    ask: ({ name }) => ({ title: t('goods.remove.ask', { name }), act: t('goods.remove'), tone: 'danger' }),
    done: t('goods.removed'),
    changes: sessionReads,
  });
  const forget = (specId: string) => setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([own]) => own !== specId)));
  const save = async (row: SessionGoods) => {
    const { price, total, restriction } = drafts[row.specId] ?? draftOf(row);
    try {
      await put.run({ specId: row.specId, price: moneyOf(price), total: Number(total), restriction: Number(restriction) });
      forget(row.specId);
    } catch {
      // The call has said why; what was typed stays.
    }
  };
  const cell = (row: SessionGoods, name: keyof Draft) =>
    open && !(running && name === 'price') ? (
      <TextInput
        className={styles.short}
        inputMode="decimal"
        aria-label={`${row.itemNumber} ${t(`goods.${name}`)}`}
        value={(drafts[row.specId] ?? draftOf(row))[name]}
        onChange={({ target }) => setDrafts({ ...drafts, [row.specId]: { ...(drafts[row.specId] ?? draftOf(row)), [name]: target.value } })}
      />
    ) : (
      <span className={`num ${styles.whole}`}>{draftOf(row)[name]}</span>
    );
  return (
    <>
      <Table
        caption={t('goods')}
        stacks
        rows={goods}
        rowKey={({ specId }) => specId}
        columns={[
          {
            key: 'name',
            bare: true,
            head: t('goods.name'),
            cell: ({ name, storeName, itemNumber }) => (
              <span className={styles.cell}>
                <span>{name}</span>
                <span className="meta">
                  {storeName} · {itemNumber}
                </span>
              </span>
            ),
          },
          { key: 'usual', head: t('goods.usual'), align: 'money', cell: ({ price }) => `¥${price}` },
          { key: 'price', head: t('goods.price'), align: 'right', cell: (row) => cell(row, 'price') },
          { key: 'total', head: t('goods.total'), align: 'right', cell: (row) => cell(row, 'total') },
          { key: 'restriction', head: t('goods.restriction'), align: 'right', cell: (row) => cell(row, 'restriction') },
          {
            key: 'sold',
            head: t('goods.sold'),
            cell: ({ sold, total }) => {
              const percent = Math.floor((sold * 100) / total);
              return (
                <div className={styles.sold}>
                  <ProgressBar value={percent} tone={percent > 90 ? 'amber' : 'brand'} label={t('goods.sold')} text={`${percent}%`} />
                </div>
              );
            },
          },
          {
            key: 'fault',
            head: t('goods.standing'),
            cell: ({ fault, sold, total, stock }) =>
              fault ? (
                <span className={styles.fault}>{t(`fault.${fault}`, { stock })}</span>
              ) : (
                <span className={styles.whole}>{t(sold >= total ? 'goods.gone' : 'goods.ready')}</span>
              ),
          },
          {
            key: 'acts',
            head: t('goods.acts'),
            cell: (row) =>
              open && (
                <>
                  {drafts[row.specId] && (
                    <Button look="text" size="s" busy={put.busy} onClick={() => void save(row)}>
                      {t('goods.save')}
                    </Button>
                  )}
                  {row.sold === 0 && (
                    <Button look="text" size="s" onClick={() => remove.start(row)}>
                      {t('goods.remove')}
                    </Button>
                  )}
                </>
              ),
          },
        ]}
      />
      {remove.question}
    </>
  );
}
