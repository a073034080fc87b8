import { personApi } from '@mall/contract/member/person.api.ts';
import { personErrors } from '@mall/contract/member/person.errors.ts';
import { NickName, nickMost } from '@mall/contract/member/person.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './person.module.css';
import { personReads } from './person.reads.ts';

/** How the reader is called; the header says so at once. */
export function NickNameForm({ nickName }: { nickName: string }) {
  const t = useWords('member/person');
  const form = useForm({ first: { nickName }, rules: NickName, failures: personErrors, places: { member: ['nickName'] } });
  const save = useCall({
    call: personApi.save,
    request: (body: { nickName: string }) => ({ body }),
    changes: personReads,
    done: t('nick.saved'),
    options: quietly,
  });
  return (
    <Form className={styles.form} onSubmit={form.submit((fields) => save.run(fields))} message={form.messageOf('root')}>
      <Field label={t('nick')} required message={form.messageOf('nickName')} hint={t('nick.hint')}>
        <TextInput autoComplete="nickname" maxLength={nickMost * 2} {...form.field('nickName')} />
      </Field>
      <Button type="submit" busy={form.busy}>
        {t('nick.save')}
      </Button>
    </Form>
  );
}
