import { listApi } from '@mall/contract/procurement/list.api.ts';
import { listMost } from '@mall/contract/procurement/list.rules.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type FormEvent, useId, useState } from 'react';
import { isBuilt } from '../../kernel/is-built.ts';
import { useWords } from '../../kernel/words.tsx';
import { listsPage, myListsAsk } from './my-lists.ts';
import type { Picked } from './use-picks.ts';

type AddToListProps = { picks: readonly Picked[]; onClose: () => void; onDone?: () => void };

const nameMost = 60;
const anew = 'new';

/** Onto one of one's own lists, or onto a new one. */
export default function AddToList({ picks, onClose, onDone }: AddToListProps) {
  const t = useWords('procurement/select');
  const form = useId();
  const lists = useList(myListsAsk);
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const open = lists.data?.list.filter(({ archived }) => !archived) ?? [];
  const list = chosen ?? open[0]?.id ?? anew;

  const put = async (): Promise<void> => {
    const lines = picks.map(({ specId, num }) => ({ specId, num, remark: '' }));
    if (list === anew) await browserCall(listApi.add, { body: { name: name.trim(), note: '', sharing: 'own', projectId: null, lines } });
    else await browserCall(listApi.setLines, { params: { id: list }, body: { lines } });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (list === anew && name.trim() === '') return setFault(t('list.nameMissing'));
    setBusy(true);
    try {
      await put();
      toast.ok(
        t('list.added', { count: picks.length }),
        isBuilt(listsPage) ? { action: <RouterLink href={listsPage}>{t('list.look')}</RouterLink> } : {},
      );
      onDone?.();
      onClose();
    } catch {
      // The call itself has told the reader why; what was chosen stays.
    } finally {
      setBusy(false);
      await askAgain([listApi.page, listApi.detail]);
    }
  };
  return (
    <Dialog
      open
      title={t('list.title', { count: picks.length })}
      labels={{ close: t('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={!lists.isSuccess || picks.length > listMost.lines}>
            {t('list.add')}
          </Button>
        </>
      }
    >
      {lists.isError ? (
        <ReadFailed compact error={lists.error} title={t('list.failed')} busy={lists.isFetching} onRetry={() => void lists.refetch()} />
      ) : (
        <form id={form} onSubmit={(event) => void send(event)} noValidate>
          <Field label={t('list.which')}>
            <Select
              value={list}
              onChange={(event) => setChosen(event.target.value)}
              options={[
                ...open.map((one) => ({ value: one.id, label: t('list.option', { name: one.name, count: one.lines }) })),
                { value: anew, label: t('list.new') },
              ]}
            />
          </Field>
          {list === anew && (
            <Field label={t('list.name')} required {...(fault !== undefined && { message: fault })}>
              <TextInput value={name} maxLength={nameMost} onChange={(event) => setName(event.target.value)} />
            </Field>
          )}
        </form>
      )}
    </Dialog>
  );
}
