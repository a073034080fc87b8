import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import type { StaffDuties, StaffPerson } from '@mall/contract/account/staff.api.ts';
import { staffErrors } from '@mall/contract/account/staff.errors.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import { ownCodeFault } from './own-code.rules.ts';
import { OwnCodeField } from './own-code-field.tsx';
import { RolesField } from './roles-field.tsx';

type Values = { roleIds: string[]; code: string };
type RolesDialogProps = {
  person: StaffPerson;
  duties: StaffDuties;
  /** Whether a code of the own authenticator is asked for. */
  proves: boolean;
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
};

/** What somebody shall do from now on. */
export function RolesDialog({ person, duties, proves, onSave, onClose }: RolesDialogProps) {
  const t = useCounterWords();
  const kit = useKitWords();
  const form = useForm({
    first: { roleIds: person.roles.map(({ id }) => id), code: '' } as Values,
    rules: checks<Values>({
      roleIds: (roleIds) => (roleIds.length === 0 ? 'staff.role_missing' : undefined),
      code: (code) => (proves ? ownCodeFault(code) : undefined),
    }),
    failures: { ...staffErrors, ...counterErrors },
    places: { 'account.factor': ['code'], 'staff.role': ['roleIds'] },
  });
  const unsaved = useUnsaved(form.dirty && !form.busy, onClose);
  const submit = form.submit(async (values) => {
    await onSave(values);
    onClose();
  });
  const title = t('staff.rolesOf', { name: person.name });
  return (
    <>
      <Dialog open title={title} width={520} labels={{ close: kit('close') }} onClose={unsaved.leave}>
        <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
          <RolesField
            duties={duties}
            value={form.watch('roleIds')}
            onChange={(roleIds) => form.put({ roleIds })}
            message={form.messageOf('roleIds')}
          />
          {proves && <OwnCodeField input={form.field('code')} message={form.messageOf('code')} />}
          <p className="meta">{t('staff.atOnce')}</p>
          <Button type="submit" block busy={form.busy}>
            {t('staff.save')}
          </Button>
        </Form>
      </Dialog>
      {unsaved.question}
    </>
  );
}
