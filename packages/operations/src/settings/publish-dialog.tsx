import { settingApi } from '@mall/contract/account/setting.api.ts';
import { settingErrors } from '@mall/contract/account/setting.errors.ts';
import { settingOf } from '@mall/contract/kernel/settings.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.ts';
import { settingReads } from './setting.reads.ts';
import styles from './settings.module.css';
import type { DraftStore } from './use-drafts.ts';

type Values = { reason: string };

/** What will hold from here on, and why; then it is published. */
export function PublishDialog({ drafts, version, onClose }: { drafts: DraftStore; version: number; onClose: () => void }) {
  const t = useWords('settings');
  const kit = useKitWords();
  const form = useForm({
    first: { reason: '' } as Values,
    rules: checks<Values>({ reason: (reason) => (reason.trim() === '' ? 'setting.reason_required' : undefined) }),
    failures: settingErrors,
  });
  const publish = useCall({
    call: settingApi.publish,
    request: ({ reason }: Values) => ({
      body: { version: drafts.since, reason, changes: drafts.keys.map((key) => ({ key, value: drafts.values[key] ?? null })) },
    }),
    done: t('published'),
    changes: settingReads,
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    // Who was told that somebody else had changed one sees the new value in its row, and may go on.
    await publish.run(values).catch((error: unknown) => {
      drafts.seen(version);
      throw error;
    });
    drafts.drop();
    onClose();
  });
  return (
    <Dialog open title={t('publish.ask', { count: drafts.keys.length })} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('publish.ask', { count: drafts.keys.length })}>
        <ul className={styles.effects}>
          {drafts.keys.map((key) => (
            <li key={key}>
              <b>{settingOf(key).name}</b> {settingOf(key).effect}
            </li>
          ))}
        </ul>
        <Field label={t('reason')} message={form.messageOf('reason')}>
          <TextArea {...form.field('reason')} rows={3} maxLength={100} />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('publish.act', { count: drafts.keys.length })}
        </Button>
      </Form>
    </Dialog>
  );
}
