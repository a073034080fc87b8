import { processApi } from '@mall/contract/approval/process.api.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './design.module.css';

/** Up to which amount somebody who is alone on a node passes it himself. */
export function SettingDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('approval/design');
  const shell = useWords('shell');
  const { data, isError, error, isFetching, refetch } = useList(ask(processApi.setting, {}, { staleMs: 0 }));
  const [typed, setTyped] = useState<number | null>();
  const [fault, setFault] = useState(false);
  const limit = typed === undefined ? data && fromYuan(data.selfLimit) : typed;
  const save = useCall({
    call: processApi.saveSetting,
    request: (amount: number) => ({ body: { selfLimit: toYuan(fen(amount)) } }),
    changes: [processApi.setting],
    done: t('setting.done'),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      title={t('setting.title')}
      width={440}
      labels={{ close: shell('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={save.busy} disabled={!data || fault} onClick={() => void save.run(limit ?? 0).catch(() => undefined)}>
            {t('setting.act')}
          </Button>
        </>
      }
    >
      {isError && <ReadFailed error={error} title={t('list.failed')} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton kind="text" lines={3} />}
      {data && (
        <div className={styles.form}>
          <Field label={t('setting.limit')} hint={t('setting.limitHint')} message={fault ? t('trial.amountWrong') : undefined}>
            <MoneyInput
              value={limit ?? null}
              min={0}
              onChange={(amount, wrong) => {
                setTyped(amount);
                setFault(wrong !== null);
              }}
            />
          </Field>
          <p className="meta">{t(data.oaSwitch ? 'setting.oaOn' : 'setting.oaOff')}</p>
        </div>
      )}
    </Dialog>
  );
}
