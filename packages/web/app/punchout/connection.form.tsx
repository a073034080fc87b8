import { payModes } from '@mall/contract/order/order.machine.ts';
import { type PunchoutConnection, punchoutConnectionApi } from '@mall/contract/punchout/connection.api.ts';
import { punchoutErrors } from '@mall/contract/punchout/punchout.errors.ts';
import { type PunchoutProtocol, protocolTraits, punchoutProtocols, SaveConnection } from '@mall/contract/punchout/punchout.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import styles from './punchout.module.css';
import { ShipToRows } from './ship-to-rows.tsx';

const places = {
  'punchout.hosts_wrong': ['hosts'],
  'punchout.papers_url_wrong': ['papersUrl'],
  'punchout.identity_missing': ['fromIdentity'],
  'punchout.member_unfit': ['memberId'],
  'punchout.address_wrong': ['addressId'],
};
const changes = [punchoutConnectionApi.list];

type Given = { key: string; secret: string; protocol: PunchoutProtocol };
type Props = {
  connection: PunchoutConnection | undefined;
  people: readonly { id: string; name: string }[];
  addresses: readonly { id: string; text: string }[];
  sandboxHost: string | undefined;
  onClose: () => void;
  onGiven: (given: Given) => void;
};

const firstOf = (connection: PunchoutConnection | undefined, memberId: string): SaveConnection => ({
  name: connection?.name ?? '',
  protocol: connection?.protocol ?? 'cxml',
  fromDomain: connection?.fromDomain ?? 'NetworkID',
  fromIdentity: connection?.fromIdentity ?? '',
  senderIdentity: connection?.senderIdentity ?? '',
  memberId: connection?.memberId ?? memberId,
  byEmail: connection?.byEmail ?? false,
  hosts: connection?.hosts ?? [],
  papersUrl: connection?.papersUrl ?? '',
  payMode: connection?.payMode ?? 'prepay',
  addressId: connection?.addressId ?? null,
  shipTo: connection?.shipTo ?? [],
});

/** How a purchasing system comes in, as whom, and where its carts may go. */
export function ConnectionDialog({ connection, people, addresses, sandboxHost, onClose, onGiven }: Props) {
  const t = useWords('punchout');
  const shell = useWords('shell');
  const form = useForm({ first: firstOf(connection, people[0]?.id ?? ''), rules: SaveConnection, failures: punchoutErrors, places });
  const make = useCall({ call: punchoutConnectionApi.make, request: (body: SaveConnection) => ({ body }), changes, options: quietly });
  const edit = useCall({
    call: punchoutConnectionApi.edit,
    request: (body: SaveConnection) => ({ params: { id: connection?.id ?? '' }, body }),
    changes,
    options: quietly,
  });
  const submit = form.submit(async (checked) => {
    if (!connection) return onGiven({ ...(await make.run(checked)), protocol: checked.protocol });
    await edit.run(checked);
    onClose();
  });
  const isCxml = protocolTraits[form.watch('protocol')].papers;
  const hosts = form.watch('hosts');
  const title = t(connection ? 'edit.title' : 'make');
  return createPortal(
    <Dialog open title={title} width={640} labels={{ close: shell('close') }} onClose={onClose}>
      <Form className={styles.form ?? ''} label={title} onSubmit={submit} message={form.messageOf('root')}>
        <div className={styles.pair}>
          <Field label={t('name')} required message={form.messageOf('name')}>
            <TextInput {...form.field('name')} maxLength={40} autoComplete="off" placeholder="SAP Ariba" />
          </Field>
          <Field label={t('protocol')} required>
            <Select {...form.field('protocol')} options={punchoutProtocols.map((value) => ({ value, label: t(`protocol.${value}`) }))} />
          </Field>
        </div>
        {isCxml && (
          <div className={styles.pair}>
            <Field label={t('fromDomain')} message={form.messageOf('fromDomain')}>
              <TextInput {...form.field('fromDomain')} maxLength={60} autoComplete="off" />
            </Field>
            <Field label={t('fromIdentity')} required message={form.messageOf('fromIdentity')}>
              <TextInput {...form.field('fromIdentity')} maxLength={100} autoComplete="off" placeholder="AN01000000000" />
            </Field>
            <Field label={t('senderIdentity')} hint={t('senderIdentity.hint')}>
              <TextInput {...form.field('senderIdentity')} maxLength={100} autoComplete="off" />
            </Field>
          </div>
        )}
        <Field label={t('actsAs')} required hint={t('actsAs.hint')} message={form.messageOf('memberId')}>
          <Select {...form.field('memberId')} options={people.map(({ id, name }) => ({ value: id, label: name }))} />
        </Field>
        <Checkbox checked={form.watch('byEmail')} onChange={({ target }) => form.put({ byEmail: target.checked })}>
          {t('byEmail')}
        </Checkbox>
        <Field label={t('hosts')} required hint={t('hosts.hint')} message={form.messageOf('hosts')}>
          <TextArea
            name="hosts"
            rows={2}
            value={hosts.join('\n')}
            onChange={({ target }) => form.put({ hosts: target.value.split(/[\s,，]/) })}
            onBlur={() => form.put({ hosts: hosts.filter(Boolean) })}
          />
        </Field>
        {sandboxHost !== undefined && !hosts.includes(sandboxHost) && (
          <div className={styles.acts}>
            <Button look="line" size="s" onClick={() => form.put({ hosts: [...hosts.filter(Boolean), sandboxHost] })}>
              {t('sandbox')}
            </Button>
          </div>
        )}
        <div className={styles.pair}>
          <Field label={t('payMode')} required>
            <Select {...form.field('payMode')} options={payModes.map((value) => ({ value, label: t(`pay.${value}`) }))} />
          </Field>
          <Field label={t('address')} message={form.messageOf('addressId')}>
            <Select
              value={form.watch('addressId') ?? ''}
              placeholder={t('address.none')}
              options={addresses.map(({ id, text }) => ({ value: id, label: text }))}
              onChange={({ target }) => form.put({ addressId: target.value || null })}
            />
          </Field>
        </div>
        {isCxml && (
          <>
            <Field label={t('papersUrl')} hint={t('papersUrl.hint')} message={form.messageOf('papersUrl')}>
              <TextInput
                {...form.field('papersUrl')}
                type="url"
                maxLength={300}
                autoComplete="off"
                placeholder="https://erp.example.com/cxml"
              />
            </Field>
            <ShipToRows rows={form.watch('shipTo')} addresses={addresses} onChange={(shipTo) => form.put({ shipTo })} />
          </>
        )}
        <div className={styles.acts}>
          <Button type="submit" busy={form.busy}>
            {t('save')}
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
