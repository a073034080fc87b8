import { openErrors } from '@mall/contract/open/open.errors.ts';
import { openHookApi } from '@mall/contract/open/open-hook.api.ts';
import { ReplaySince } from '@mall/contract/open/open-hook.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import styles from './open.module.css';

const places = { 'open.since_wrong': ['since'], 'open.replay_too_many': ['since'], 'open.replay_none': ['since'] };
const changes = [openHookApi.list, openHookApi.deliveries];
const dayMs = 86_400_000;

/** As a field for a moment writes it: the reader's own clock, without its zone. */
const localOf = (moment: Date): string => new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const momentOf = (local: string): string => {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
};

/** From when on everything is sent once more. */
export function ReplayDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords('open');
  const shell = useWords('shell');
  const [opened] = useState(() => new Date());
  const form = useForm({
    first: { since: new Date(opened.getTime() - dayMs).toISOString() },
    rules: ReplaySince,
    failures: openErrors,
    places,
  });
  const replay = useCall({
    call: openHookApi.replaySince,
    request: (body: ReplaySince) => ({ params: { id }, body }),
    changes,
    options: quietly,
  });
  const submit = form.submit(async (checked) => {
    const { count } = await replay.run(checked);
    toast.ok(t('since.done', { count }));
    onClose();
  });
  const since = form.watch('since');
  return createPortal(
    <Dialog open title={t('since.title')} width={480} labels={{ close: shell('close') }} onClose={onClose}>
      <Form className={styles.form ?? ''} label={t('since.title')} onSubmit={submit} message={form.messageOf('root')}>
        <Field label={t('since.from')} required message={form.messageOf('since')} hint={t('since.hint')}>
          <TextInput
            name="since"
            type="datetime-local"
            value={since === '' ? '' : localOf(new Date(since))}
            max={localOf(opened)}
            onChange={({ target }) => form.put({ since: momentOf(target.value) })}
          />
        </Field>
        <div className={styles.acts}>
          <Button type="submit" busy={form.busy}>
            {t('since')}
          </Button>
          <Button look="line" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>,
    document.body,
  );
}
