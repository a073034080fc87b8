import { type GoodsImport, goodsImportApi, type ImportCounts } from '@mall/contract/catalogue/goods-import.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import { BadRows } from './bad-rows.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import { HowToWrite } from './how-to-write.tsx';
import styles from './import.module.css';
import { importReads } from './import.reads.ts';
import { shareOf, worthWriting } from './import.rules.ts';
import { Failed, Written } from './import-over.tsx';
import type { ImportPlace } from './import-place.ts';
import { SoundRows } from './sound-rows.tsx';
import { useChosenRows } from './use-chosen-rows.ts';
import { useFetchFile } from './use-fetch-file.ts';
import type { TakeSheet } from './use-take-sheet.ts';

type Props = { sheet: GoodsImport; place: ImportPlace; taking: TakeSheet };

/** An import as far as it is: its columns, how far the mall is, what to decide, or what became of it. */
export function OpenImport({ sheet, place, taking }: Props) {
  const t = useWords('goods-import');
  const fetching = useFetchFile(goodsImportApi.badRows);
  const cancel = useAct({
    call: goodsImportApi.cancel,
    request: () => ({ params: { id: sheet.id } }),
    ask: () => ({
      title: t('cancel.ask', { name: sheet.fileName }),
      text: t(sheet.state === 'writing' ? 'cancel.writing' : 'cancel.text'),
      act: t('cancel'),
      back: t('cancel.back'),
      tone: 'danger',
    }),
    done: t('cancel.done'),
    changes: importReads,
    onDone: () => place.go({ id: '', kind: '' }),
  });
  const callOff = (
    <Button look="danger" onClick={() => cancel.start()} busy={cancel.busy}>
      {t('cancel')}
    </Button>
  );
  const bodyOf = () => {
    const { state, counts } = sheet;
    if (state === 'written') return <Written sheet={sheet} fetching={fetching} />;
    if (state === 'failed') return <Failed sheet={sheet} />;
    if (state === 'cancelled') return <Note>{t('cancelled')}</Note>;
    if (state === 'matching') return <Matching sheet={sheet} cancel={callOff} />;
    if (state === 'writing' || !counts) return <Progress sheet={sheet} cancel={callOff} />;
    return <Deciding sheet={sheet} counts={counts} place={place} fetching={fetching} taking={taking} cancel={callOff} />;
  };
  return (
    <>
      {bodyOf()}
      {cancel.question}
    </>
  );
}

type DecidingProps = Props & { counts: ImportCounts; fetching: ReturnType<typeof useFetchFile>; cancel: ReactNode };

function Deciding({ sheet, counts, place, fetching, taking, cancel }: DecidingProps) {
  const rows = useChosenRows(sheet);
  return (
    <div className={styles.two}>
      <div className={styles.column}>
        <BadRows sheet={sheet} counts={counts} place={place} fetching={fetching} />
        {worthWriting(counts) > 0 && <SoundRows rows={rows} counts={counts} />}
      </div>
      <div className={styles.column}>
        <HowToWrite sheet={sheet} counts={counts} rows={rows} fetching={fetching} taking={taking} cancel={cancel} />
        <ColumnsPanel sheet={sheet} />
      </div>
    </div>
  );
}

function Matching({ sheet, cancel }: { sheet: GoodsImport; cancel: ReactNode }) {
  const t = useWords('goods-import');
  return (
    <Panel bordered title={t('columns.title')}>
      <ColumnsForm sheet={sheet}>
        {(table, { busy }) => (
          <>
            <Note tone="warn">{t('columns.needed')}</Note>
            {table}
            <div className={styles.foot}>
              {cancel}
              <Button type="submit" busy={busy}>
                {t('columns.check')}
              </Button>
            </div>
          </>
        )}
      </ColumnsForm>
    </Panel>
  );
}

function Progress({ sheet, cancel }: { sheet: GoodsImport; cancel: ReactNode }) {
  const t = useWords('goods-import');
  const { state, done, rows } = sheet;
  const doing = state === 'writing' ? 'writing' : 'checking';
  return (
    <Panel bordered title={t(`progress.${doing}`)}>
      <div className={styles.stack}>
        <output>
          <ProgressBar value={shareOf(sheet)} label={t(`progress.${doing}`)} text={t('step.progress', { done, rows })} />
        </output>
        <p className="meta">{t(`progress.${doing}.note`)}</p>
        <div className={styles.acts}>{cancel}</div>
      </div>
    </Panel>
  );
}
