import { recordsMost, SiteText } from '@mall/contract/content/entry.rules.ts';
import { siteOperationsApi } from '@mall/contract/content/entry-operations.api.ts';
import { keepingErrors } from '@mall/contract/content/keeping.errors.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useWords } from '../kernel/words.ts';
import { Lacking } from './lacking.tsx';
import styles from './layout.module.css';
import { useListTabs } from './list-tabs.ts';
import { WordsField } from './words-field.tsx';

function SiteForm({ first }: { first: SiteText }) {
  const t = useWords('content');
  const form = useForm({ first, rules: SiteText, failures: keepingErrors });
  const save = useCall({
    call: siteOperationsApi.saveText,
    request: (body: SiteText) => ({ body }),
    changes: [siteOperationsApi.text],
    done: t('saved'),
    options: quietly,
  });
  const [copyright, records] = [form.watch('copyright'), form.watch('records')];
  const submit = form.submit(async (values) => void (await save.run(values)));
  return (
    <Form onSubmit={submit} message={form.messageOf('root')} label={t('tab.site')}>
      <p className="meta">{t('copyright.hint')}</p>
      <WordsField
        label={t('copyright')}
        value={copyright}
        most={120}
        message={form.messageOf('copyright')}
        onChange={(next) => form.put({ copyright: next })}
      />
      <Lacking words={copyright} />
      {records.map((record, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a number has no other name than its place
        <div key={at} className={styles.record}>
          <WordsField
            label={t('record', { place: at + 1 })}
            value={record}
            most={60}
            required
            onChange={(next) => form.put({ records: records.map((one, place) => (place === at ? next : one)) })}
          />
          <Lacking words={record} />
          <Button look="text" size="s" onClick={() => form.put({ records: records.filter((_, place) => place !== at) })}>
            {t('remove.of', { name: record.zh || t('record', { place: at + 1 }) })}
          </Button>
        </div>
      ))}
      {form.messageOf('records') && <Note tone="warn">{form.messageOf('records')}</Note>}
      {records.length < recordsMost && (
        <p>
          <Button look="line" size="s" onClick={() => form.put({ records: [...records, noText] })}>
            {t('record.add')}
          </Button>
        </p>
      )}
      <p>
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
      </p>
    </Form>
  );
}

/** What the law wants in the foot of every page. */
export default function SitePage() {
  const t = useWords('content');
  const tabs = useListTabs('site');
  const { data, error, refetch, isFetching } = useList(ask(siteOperationsApi.text, {}, { staleMs: 0 }));
  if (error && !data) return <ReadFailed error={error} title={t('failed')} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <h1>{t('lists.title')}</h1>
      <Panel bordered flush>
        <Tabs inset {...tabs} link={RouterLink} />
        <div className={styles.narrow}>{data && <SiteForm first={data} />}</div>
      </Panel>
    </div>
  );
}
