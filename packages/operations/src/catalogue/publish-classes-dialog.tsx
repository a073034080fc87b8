import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import { classOfficeErrors } from '@mall/contract/catalogue/class-office.errors.ts';
import { ClassChange } from '@mall/contract/catalogue/class-office.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { classReads } from './catalogue.reads.ts';
import type { ClassDraft } from './use-class-draft.ts';

type Values = { reason: string };
type PublishProps = { draft: ClassDraft; version: number; textOf: (change: ClassChange) => string; onClose: () => void };

/** Every change with what it comes to, and why; all of them or none. */
export function PublishClassesDialog({ draft, version, textOf, onClose }: PublishProps) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const { changes, since } = draft;
  const isWrong = changes.map((change) => !ClassChange.safeParse(change).success);
  const sound = !isWrong.includes(true);
  const effects = useList(ask(classOfficeApi.effects, { body: { changes: [...changes] } }, { staleMs: 0 }), {
    enabled: sound && changes.length > 0,
  });
  const form = useForm({
    first: { reason: '' } as Values,
    rules: checks<Values>({ reason: (reason) => (reason.trim() === '' ? 'class_office.reason_required' : undefined) }),
    failures: classOfficeErrors,
  });
  const publish = useCall({
    call: classOfficeApi.publish,
    request: ({ reason }: Values) => ({ body: { version: since, reason, changes: [...changes] } }),
    changes: classReads,
    done: t('published'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    // Who was told that somebody else had published sees the new tree behind the dialog, and may go on.
    await publish.run(values).catch((error: unknown) => {
      draft.seen(version);
      throw error;
    });
    draft.drop();
    onClose();
  });
  const title = t('publish.ask', { count: changes.length });
  return (
    <Dialog open title={title} width={560} maxBodyHeight="76vh" labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <ul className={styles.effects}>
          {changes.map((change, at) => {
            const effect = effects.data?.[at];
            return (
              <li key={`${change.act}-${'attributeId' in change ? change.attributeId : change.classId}`}>
                <b>{textOf(change)}</b>
                {isWrong[at] && <p className={styles.bad}>{t('effect.wrong')}</p>}
                {effect && effect.goods + effect.specs + effect.places > 0 && (
                  <p>{t('effect', { goods: effect.goods, specs: effect.specs, places: effect.places })}</p>
                )}
                {effect && effect.lost.length > 0 && <p className={styles.bad}>{t('effect.lost', { names: effect.lost.join('、') })}</p>}
              </li>
            );
          })}
        </ul>
        <p className="meta">{t('effect.soon')}</p>
        <Field label={t('reason')} required message={form.messageOf('reason')}>
          <TextInput {...form.field('reason')} maxLength={100} />
        </Field>
        <Button type="submit" block disabled={!sound} busy={form.busy}>
          {t('publish.act')}
        </Button>
      </Form>
    </Dialog>
  );
}
