import { advPlaces, campaignStart, SaveAdv } from '@mall/contract/content/adv.rules.ts';
import { type AdvRow, advOperationsApi } from '@mall/contract/content/adv-operations.api.ts';
import { keepingErrors } from '@mall/contract/content/keeping.errors.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { AdvForm } from './adv.form.tsx';
import { advReads } from './content.reads.ts';

const places = {
  'content.key': ['advKey'],
  'content.span': ['endsDate'],
  'content.picture': ['image'],
  'content.upload': ['image'],
} as const;

const blank = (campaign: boolean): SaveAdv => ({
  advKey: campaign ? campaignStart : advPlaces[0],
  storeId: null,
  zoneId: null,
  title: { ...noText },
  subtitle: { ...noText },
  image: '',
  shown: true,
  startsDate: null,
  endsDate: null,
  links: [],
});
const bodyOf = ({ id: _id, running: _running, ...fields }: AdvRow): SaveAdv => fields;

/** `row` is missing for a new one. */
type Props = { campaign: boolean; row?: AdvRow | undefined; onClose: () => void };

/** A picture in its place, or the page of a campaign. */
export function AdvDialog({ campaign, row, onClose }: Props) {
  const t = useWords('content');
  const kit = useKitWords();
  const form = useForm({ first: row ? bodyOf(row) : blank(campaign), rules: SaveAdv, failures: keepingErrors, places });
  const add = useCall({
    call: advOperationsApi.add,
    request: (body: SaveAdv) => ({ body }),
    changes: advReads,
    done: t('added'),
    options: quietly,
  });
  const save = useCall({
    call: advOperationsApi.save,
    request: ({ advKey: _key, storeId: _store, zoneId: _zone, ...body }: SaveAdv) => ({ params: { id: row?.id ?? '' }, body }),
    changes: advReads,
    done: t('saved'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await (row ? save : add).run(values);
    onClose();
  });
  const values = form.watch();
  const title = t(row ? 'adv.edit' : campaign ? 'campaign.add' : 'adv.add');
  return (
    <Dialog open title={title} width={640} maxBodyHeight="78vh" labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        {campaign ? (
          <Field label={t('campaign.key')} required message={form.messageOf('advKey')} hint={t('campaign.hint')}>
            <TextInput {...form.field('advKey')} disabled={row !== undefined} maxLength={40} autoComplete="off" />
          </Field>
        ) : (
          <Field label={t('place')} required message={form.messageOf('advKey')}>
            <Select
              value={values.advKey}
              disabled={row !== undefined}
              options={[...new Set([...advPlaces, values.advKey])].map((key) => ({
                value: key,
                label: t(`place.${key}` as 'place.login_banner'),
              }))}
              onChange={({ target }) => form.put({ advKey: target.value })}
            />
          </Field>
        )}
        {values.advKey === 'store_banner' && (
          <Field label={t('store')} message={form.messageOf('storeId')}>
            <TextInput
              value={values.storeId ?? ''}
              disabled={row !== undefined}
              inputMode="numeric"
              onChange={({ target }) => form.put({ storeId: target.value.trim() || null })}
            />
          </Field>
        )}
        <AdvForm value={values} areas={campaign} messageOf={(name) => form.messageOf(name)} onChange={(change) => form.put(change)} />
        <Button type="submit" block busy={form.busy}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}
