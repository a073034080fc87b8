import { type StatementFile, statementApi } from '@mall/contract/payment/statement.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { moneyReads } from './money.reads.ts';

/** The latest files that were read; one with a mistake is taken back while nothing hangs on its lines. */
export function StatementFiles() {
  const t = useWords('money');
  const may = useRights()?.has('operations:payments:decide') === true;
  const { thing } = useDetail(ask(statementApi.files, { query: { page: 1, limit: 10 } }, { staleMs: 0 }));
  const takeBack = useAct({
    call: statementApi.takeBack,
    request: ({ id }: StatementFile) => ({ params: { id } }),
    ask: ({ name, fresh }) => ({
      title: t('files.takeBackAsk', { name }),
      text: t('files.takeBackText', { fresh }),
      act: t('files.takeBack'),
      tone: 'danger',
    }),
    done: t('files.takenBack'),
    changes: moneyReads,
  });
  const columns: TableColumn<StatementFile>[] = [
    {
      key: 'file',
      head: t('files.file'),
      cell: ({ name, date, by }) => (
        <>
          {name}
          <span className={`${styles.second} num`}>
            {date.slice(5, 16)} {by}
          </span>
        </>
      ),
    },
    {
      key: 'lines',
      head: t('files.lines'),
      align: 'right',
      cell: ({ fresh, leftCount }) => (
        <>
          {fresh}
          {leftCount > 0 && <span className={styles.second}>{t('files.left', { count: leftCount })}</span>}
        </>
      ),
    },
    {
      key: 'act',
      head: t('acts'),
      align: 'right',
      cell: (file) => {
        if (file.takenBackDate !== null) return <span className="meta">{t('files.wasTakenBack', { name: file.takenBackBy })}</span>;
        return (
          may &&
          file.mayTakeBack && (
            <Button look="text" size="s" onClick={() => takeBack.start(file)}>
              {t('files.takeBack')}
            </Button>
          )
        );
      },
    },
  ];
  if (!thing || thing.list.length === 0) return null;
  return (
    <>
      <Table dense caption={t('files.title')} columns={columns} rows={thing.list} rowKey={({ id }) => id} />
      {takeBack.question}
    </>
  );
}
