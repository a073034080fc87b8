import { type OaConnection, oaApi } from '@mall/contract/approval/oa.api.ts';
import { oaErrors } from '@mall/contract/approval/oa.errors.ts';
import { oaUrlMost, SaveOa } from '@mall/contract/approval/oa.rules.ts';
import { processApi } from '@mall/contract/approval/process.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './oa.module.css';
import { connectionReads } from './oa-reads.ts';
import type { GivenSecret } from './secret-dialog.tsx';

const places = { 'oa.url_wrong': ['url'], 'oa.process_wrong': ['processIds'] };
const processes = ask(processApi.page, { query: { page: 1, limit: 50 } }, { staleMs: 0 });

type Props = { connection: OaConnection | null; sandboxUrl: string | undefined; onGiven: (given: GivenSecret) => void };

/** Where the company's system is, and which requests go there. */
export function ConnectionForm({ connection, sandboxUrl, onGiven }: Props) {
  const t = useWords('approval/oa');
  const { data } = useList(processes);
  const first = { url: connection?.url ?? '', processIds: connection?.processIds ?? [] };
  const [some, setSome] = useState(first.processIds.length > 0);
  const form = useForm({ first, rules: SaveOa, failures: oaErrors, places });
  const save = useCall({
    call: oaApi.save,
    request: (body: SaveOa) => ({ body }),
    changes: connectionReads,
    done: t('saved'),
    options: quietly,
  });
  const picked = form.watch('processIds');
  const submit = form.submit(async (checked) => {
    const { key, secret } = await save.run({ ...checked, processIds: some ? checked.processIds : [] });
    if (secret !== null) onGiven({ key, secret });
  });
  const pick = (id: string, on: boolean) => form.put({ processIds: on ? [...picked, id] : picked.filter((one) => one !== id) });
  const rows = data?.list ?? [];
  return (
    <Form className={styles.form ?? ''} label={t('connection')} onSubmit={submit} message={form.messageOf('root')}>
      <Field label={t('url')} required message={form.messageOf('url')} hint={t('url.hint')}>
        <TextInput {...form.field('url')} type="url" maxLength={oaUrlMost} autoComplete="off" placeholder="https://oa.example.com/mall" />
      </Field>
      {sandboxUrl !== undefined && form.watch('url') !== sandboxUrl && (
        <div className={styles.row}>
          <Button look="line" size="s" onClick={() => form.put({ url: sandboxUrl })}>
            {t('sandbox')}
          </Button>
          <span className="meta">{t('sandbox.about')}</span>
        </div>
      )}
      <Field label={t('scope')} group message={form.messageOf('processIds')}>
        <RadioGroup
          value={some ? 'some' : 'all'}
          onChange={(value) => setSome(value === 'some')}
          options={[
            { value: 'all', label: t('scope.all') },
            { value: 'some', label: t('scope.some') },
          ]}
        />
        {some && (
          <div className={styles.choices}>
            {rows.map(({ id, name }) => (
              <Checkbox key={id} checked={picked.includes(id)} onChange={({ target }) => pick(id, target.checked)}>
                {name}
              </Checkbox>
            ))}
            {data && rows.length === 0 && <span className="meta">{t('scope.none')}</span>}
          </div>
        )}
      </Field>
      <div className={styles.row}>
        <Button type="submit" busy={form.busy}>
          {connection ? t('save') : t('connect')}
        </Button>
        {connection && <span className="meta">{t('save.about')}</span>}
      </div>
    </Form>
  );
}
