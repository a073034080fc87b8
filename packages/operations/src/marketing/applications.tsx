import { type SeckillApplication, seckillOperationsApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { ReasonDialog } from '@mall/kit/act/reason-dialog.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './seckill.module.css';
import { sessionReads } from './seckill.reads.ts';

/** What stores apply with, and whether it is cheaper than the last month. */
export function Applications({ list, may }: { list: readonly SeckillApplication[]; may: boolean }) {
  const t = useWords('marketing');
  const accept = useAct({
    call: seckillOperationsApi.accept,
    request: ({ id }: SeckillApplication) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('apply.accept.ask', { name }), act: t('apply.accept') }),
    done: t('apply.accepted'),
    changes: sessionReads,
  });
  const giveBack = useAct({
    call: seckillOperationsApi.giveBack,
    request: ({ id }: SeckillApplication, reason: string) => ({ params: { id }, body: { reason } }),
    dialog: ({ name }, { busy, act, close }) => (
      <ReasonDialog title={t('apply.back.ask', { name })} words={{ act: t('apply.back') }} busy={busy} onGive={act} onClose={close} />
    ),
    done: t('apply.returned'),
    changes: sessionReads,
  });
  return (
    <section className={styles.panel} aria-labelledby="applications">
      <header className={styles.head}>
        <h2 id="applications">{t('apply')}</h2>
        <span className="meta">{t('apply.count', { count: list.length })}</span>
      </header>
      <Table
        caption={t('apply')}
        stacks
        rows={list}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            bare: true,
            head: t('apply.goods'),
            cell: ({ name, storeName }) => (
              <span className={styles.cell}>
                <span>{name}</span>
                <span className="meta">{storeName}</span>
              </span>
            ),
          },
          { key: 'asked', head: t('apply.price'), align: 'money', cell: ({ activityPrice }) => `¥${activityPrice}` },
          { key: 'lowest', head: t('apply.lowest'), align: 'money', cell: ({ lowest }) => `¥${lowest}` },
          { key: 'total', head: t('goods.total'), align: 'right', cell: ({ total, restriction }) => `${total} / ${restriction || '–'}` },
          {
            key: 'advice',
            head: t('apply.advice'),
            cell: ({ activityPrice, lowest, total, stock }) => {
              const off = Math.round((1 - Number(activityPrice) / Number(lowest)) * 1000) / 10;
              if (off <= 0) return <span className={styles.fault}>{t('advice.dear')}</span>;
              return stock < total ? (
                <span className={styles.fault}>{t('advice.short', { stock })}</span>
              ) : (
                t('advice.good', { percent: off })
              );
            },
          },
          {
            key: 'acts',
            head: t('goods.acts'),
            cell: (row) =>
              may && (
                <>
                  <Button look="text" size="s" onClick={() => accept.start(row)}>
                    {t('apply.accept')}
                  </Button>
                  <Button look="text" size="s" onClick={() => giveBack.start(row)}>
                    {t('apply.back')}
                  </Button>
                </>
              ),
          },
        ]}
      />
      {accept.question}
      {giveBack.question}
    </section>
  );
}
