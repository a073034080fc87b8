import { CallError } from '@mall/client/call-error.ts';
import { type GoodsImport, goodsImportApi } from '@mall/contract/catalogue/goods-import.api.ts';
import { type FallChoice, fallPercent } from '@mall/contract/catalogue/goods-import.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { FallsDialog } from './falls-dialog.tsx';
import styles from './import.module.css';
import { importReads } from './import.reads.ts';
import { worthWriting } from './import.rules.ts';
import { PickFile } from './pick-file.tsx';
import type { ChosenRows } from './use-chosen-rows.ts';
import type { TakeSheet } from './use-take-sheet.ts';

const asksForFalls = ({ errorCode }: CallError) => errorCode === 'goods.import_falls';

type Props = {
  sheet: GoodsImport;
  counts: NonNullable<GoodsImport['counts']>;
  /** What was chosen of the sound rows. */
  rows: ChosenRows;
  fetching: { start: (id: string) => void; busy: boolean };
  /** Takes the mended rows back. */
  taking: TakeSheet;
  /** Calls it off. */
  cancel: ReactNode;
};

/** What becomes of the sound rows: written now, or all of it is mended first. */
export function HowToWrite({ sheet, counts, rows, fetching, taking, cancel }: Props) {
  const t = useWords('goods-import');
  const [later, setLater] = useState(false);
  const [asks, setAsks] = useState(true);
  const [asking, setAsking] = useState(false);
  const { bad, badGoods } = counts;
  const { leave, chosen = worthWriting(counts), falls = counts.falls } = rows;
  const write = useCall({
    call: goodsImportApi.write,
    request: (choice: FallChoice) => ({ params: { id: sheet.id }, body: { falls: choice, leave } }),
    changes: importReads,
    options: { quietOn: asksForFalls },
  });
  const start = (choice: FallChoice) =>
    void write.run(choice).then(
      () => setAsking(false),
      (error: unknown) => setAsking(error instanceof CallError && asksForFalls(error)),
    );
  const nothing = chosen === 0;
  const waits = sheet.state !== 'deciding';
  return (
    <Panel bordered title={t('how')}>
      <div className={styles.stack}>
        {bad > 0 && (
          <RadioGroup
            stacked
            label={t('how')}
            value={later ? 'later' : 'now'}
            onChange={(value) => setLater(value === 'later')}
            options={[
              { value: 'later', label: t('how.later'), hint: t('how.later.hint', { count: bad }) },
              { value: 'now', label: t('how.now', { count: chosen }), hint: t('how.now.hint', { goods: badGoods }) },
            ]}
          />
        )}
        {falls > 0 && !(later && bad > 0) && (
          <Checkbox checked={asks} onChange={({ target }) => setAsks(target.checked)}>
            {t('how.falls', { percent: fallPercent, count: falls })}
          </Checkbox>
        )}
        {later && bad > 0 ? (
          <>
            <Button size="l" block busy={fetching.busy} onClick={() => fetching.start(sheet.id)}>
              {t('how.download', { count: bad })}
            </Button>
            <PickFile
              block
              look="line"
              label={t('how.bring')}
              icon={<UploadIcon size={16} />}
              busy={taking.busy}
              disabled={waits}
              onFile={(file) => taking.take(file, { mends: sheet.id })}
            />
          </>
        ) : (
          <Button
            size="l"
            block
            busy={write.busy && !asking}
            disabled={nothing || waits}
            onClick={() => (asks && falls > 0 ? setAsking(true) : start(falls > 0 ? 'take' : 'ask'))}
          >
            {nothing ? t(leave.length > 0 ? 'how.none' : 'how.nothing') : t('how.write', { count: chosen })}
          </Button>
        )}
        {leave.length > 0 && !later && <p className="meta">{t('how.left', { count: leave.length })}</p>}
        <p className="meta">{waits ? t('how.checking') : later && bad > 0 ? t('how.later.note') : t('how.note')}</p>
        {cancel}
      </div>
      {asking && (
        <FallsDialog
          id={sheet.id}
          count={falls}
          isChosen={rows.isChosen}
          busy={write.busy}
          onChoose={start}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
