import { agreementErrors } from '@mall/contract/agreement/agreement.errors.ts';
import { type SealKind, SignContract, sealKinds, sealKindWords } from '@mall/contract/agreement/agreement.rules.ts';
import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useCall } from '../act/use-call.ts';
import { Form } from '../form/form.tsx';
import { quietly } from '../form/quietly.ts';
import { useForm } from '../form/use-form.ts';
import { useResend } from '../sign-in/use-resend.ts';
import { useLanguage } from '../words/language.ts';
import styles from './contract.module.css';
import { type ContractSite, contractReads } from './contract-calls.ts';
import { Seal } from './seal.tsx';
import { useContractWords } from './use-contract-words.ts';

export type SealPictures = Partial<Record<SealKind, string>>;
type Props = { site: ContractSite; contract: ContractDetail; seals: SealPictures; onRefuse: (() => void) | undefined };

/** Seal, code and consent: what a signature is made of. */
export function SignPanel({ site, contract, seals, onRefuse }: Props) {
  const t = useContractWords();
  const language = useLanguage();
  const resend = useResend();
  const [read, setRead] = useState(false);
  const { id, hash, pages, mobile } = contract;
  const form = useForm({
    first: { seal: 'contract', code: '', hash: hash ?? '' } as SignContract,
    rules: SignContract,
    failures: agreementErrors,
    places: { 'agreement.code': ['code'] },
  });
  const code = useCall({ call: site.calls.code, request: () => ({ params: { id } }), changes: [] });
  const sign = useCall({
    call: site.calls.sign,
    request: (body: SignContract) => ({ params: { id }, body }),
    done: t('sign.done'),
    changes: contractReads(site),
    options: quietly,
  });
  const { seal } = form.watch();
  const waiting = resend.left > 0;
  const send = () =>
    void code.run(undefined).then(
      () => resend.start(),
      () => undefined,
    );
  return (
    <Panel
      bordered
      title={t('sign.title')}
      extra={
        <StatusMark mark="open" tone="amber">
          {t('sign.mine')}
        </StatusMark>
      }
    >
      <Form
        className={styles.sign ?? ''}
        label={t('sign.title')}
        onSubmit={form.submit(async (checked) => {
          await sign.run(checked);
        })}
        message={form.messageOf('root')}
      >
        <Field label={t('sign.seal')} group>
          <RadioGroup
            boxed
            value={seal}
            onChange={(value) => form.put({ seal: value as SealKind })}
            options={sealKinds.map((kind) => ({
              value: kind,
              label: (
                <span className={styles.sealChoice}>
                  <Seal name={contract[site.side].name} kind={kind} picture={seals[kind]} size={64} />
                  {sealKindWords[kind][language]}
                </span>
              ),
            }))}
          />
        </Field>
        <Field
          label={t('sign.code')}
          message={form.messageOf('code')}
          hint={waiting ? t('sign.sent', { mobile }) : t('sign.to', { mobile })}
        >
          <div className={styles.code}>
            <TextInput {...form.field('code')} inputMode="numeric" maxLength={6} autoComplete="one-time-code" />
            <Button look="line" busy={code.busy} disabled={waiting} onClick={send}>
              {waiting ? t('sign.again', { seconds: resend.left }) : t('sign.send')}
            </Button>
          </div>
        </Field>
        <Checkbox checked={read} onChange={(event) => setRead(event.target.checked)}>
          {t('sign.read', { pages })}
        </Checkbox>
        <div className={styles.signActs}>
          {onRefuse && (
            <Button look="danger" onClick={onRefuse}>
              {t('act.refuse')}
            </Button>
          )}
          <Button type="submit" busy={form.busy} disabled={!read}>
            {t('act.sign')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
