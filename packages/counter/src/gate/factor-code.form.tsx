import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { FactorCode } from '@mall/contract/account/counter.rules.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { ReactNode } from 'react';
import * as z from 'zod';

const rules = z.strictObject({ code: FactorCode });

type FactorCodeFormProps = {
  label: string;
  act: string;
  /** Letters as well, for a recovery code. */
  letters?: boolean;
  children?: ReactNode;
  send: (code: string) => Promise<void>;
};

/** Takes one code. What was typed wrong stays, to be mended. */
export function FactorCodeForm({ label, act, letters, children, send }: FactorCodeFormProps) {
  const form = useForm({ first: { code: '' }, rules, failures: counterErrors, places: { 'account.factor': ['code'] } });
  return (
    <Form onSubmit={form.submit(({ code }) => send(code))} message={form.messageOf('root')} label={label}>
      <Field label={label} message={form.messageOf('code')}>
        <TextInput
          {...form.field('code')}
          size="l"
          inputMode={letters ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={letters ? 20 : 9}
        />
      </Field>
      {children}
      <Button type="submit" size="l" block busy={form.busy}>
        {act}
      </Button>
    </Form>
  );
}
