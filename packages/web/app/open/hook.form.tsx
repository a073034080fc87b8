import { openErrors } from '@mall/contract/open/open.errors.ts';
import { openHookApi } from '@mall/contract/open/open-hook.api.ts';
import { type HookTopic, MakeHook } from '@mall/contract/open/open-hook.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import styles from './open.module.css';

const places = {
  'open.name_missing': ['name'],
  'open.url_wrong': ['url'],
  'open.topics_missing': ['topics'],
  'open.scope_beyond': ['topics'],
};

type Props = {
  topics: readonly HookTopic[];
  sandboxUrl: string | undefined;
  onClose: () => void;
  onGiven: (secret: string) => void;
};

/** Where news is to go, and of what. */
export function HookDialog({ topics, sandboxUrl, onClose, onGiven }: Props) {
  const t = useWords('open');
  const shell = useWords('shell');
  const first: { name: string; url: string; topics: HookTopic[] } = { name: '', url: '', topics: [...topics] };
  const form = useForm({ first, rules: MakeHook, failures: openErrors, places });
  const make = useCall({ call: openHookApi.make, request: (body: MakeHook) => ({ body }), changes: [openHookApi.list], options: quietly });
  const submit = form.submit(async (checked) => onGiven((await make.run(checked)).secret));
  const picked = form.watch('topics');
  const pick = (topic: HookTopic, on: boolean) => form.put({ topics: on ? [...picked, topic] : picked.filter((one) => one !== topic) });
  return createPortal(
    <Dialog open title={t('make.hook')} width={560} labels={{ close: shell('close') }} onClose={onClose}>
      <Form className={styles.form ?? ''} label={t('make.hook')} onSubmit={submit} message={form.messageOf('root')}>
        <Field label={t('name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={40} autoComplete="off" placeholder="ERP" />
        </Field>
        <Field label={t('url')} required message={form.messageOf('url')} hint={t('url.hint')}>
          <TextInput {...form.field('url')} type="url" maxLength={300} autoComplete="off" placeholder="https://erp.example.com/mall" />
        </Field>
        {sandboxUrl !== undefined && form.watch('url') !== sandboxUrl && (
          <div className={styles.acts}>
            <Button look="line" size="s" onClick={() => form.put({ url: sandboxUrl })}>
              {t('sandbox')}
            </Button>
          </div>
        )}
        <Field label={t('topics')} group required message={form.messageOf('topics')}>
          <div className={styles.choices} data-field="topics">
            {topics.map((topic) => (
              <Checkbox key={topic} checked={picked.includes(topic)} onChange={({ target }) => pick(topic, target.checked)}>
                {t(`topic.${topic}`)}
              </Checkbox>
            ))}
          </div>
        </Field>
        <div className={styles.acts}>
          <Button type="submit" busy={form.busy}>
            {t('make.act')}
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
