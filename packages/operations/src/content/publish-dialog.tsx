import { layoutGoodsApi } from '@mall/contract/catalogue/layout-goods.api.ts';
import type { LayoutContent } from '@mall/contract/content/layout.rules.ts';
import { layoutOperationsApi } from '@mall/contract/content/layout-operations.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { layoutReads } from './content.reads.ts';
import styles from './layout.module.css';
import { MomentField } from './moment-field.tsx';

type Props = {
  zoneId: string | undefined;
  content: LayoutContent;
  revision: number;
  /** At a moment instead of now. */
  later: boolean;
  onDone: () => void;
  onClose: () => void;
};

/** Says what is to be made live, warns of goods that are gone, and takes a word about it. */
export function PublishDialog({ zoneId, content, revision, later, onDone, onClose }: Props) {
  const t = useWords('content');
  const kit = useKitWords();
  const [note, setNote] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const ids = [...new Set(content.floors.flatMap(({ goods }) => goods.map(({ goodsId }) => goodsId)))].toSorted().join(',');
  const goods = useList(ask(layoutGoodsApi.goods, { query: { ids } }, { staleMs: 0 }), { enabled: ids !== '' }).data ?? [];
  const gone = goods.filter(({ onSale }) => !onSale).length;
  const body = { ...(zoneId && { zoneId }), revision, note: note.trim() };
  const done = () => {
    onDone();
    onClose();
  };
  const publish = useCall({
    call: layoutOperationsApi.publish,
    request: () => ({ body }),
    changes: layoutReads,
    done: ({ version }) => t('published', { version }),
    onDone: done,
  });
  const schedule = useCall({
    call: layoutOperationsApi.schedule,
    request: (moment: string) => ({ body: { ...body, at: moment } }),
    changes: layoutReads,
    done: ({ version }) => t('scheduled', { version }),
    onDone: done,
  });
  const send = () => void (later ? schedule.run(at ?? '') : publish.run()).catch(() => undefined);
  return (
    <Dialog
      open
      title={t(later ? 'schedule' : 'publish.title')}
      width={480}
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button busy={publish.busy || schedule.busy} disabled={later && at === null} onClick={send}>
            {t(later ? 'schedule' : 'publish')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {gone > 0 && <Note tone="warn">{t('goods.gone', { count: gone })}</Note>}
        <p>{t(later ? 'schedule.text' : 'publish.text')}</p>
        {later && <MomentField label={t('moment')} value={at} onChange={setAt} hint={t('moment.hint')} />}
        <Field label={t('note')}>
          <TextInput value={note} maxLength={60} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
