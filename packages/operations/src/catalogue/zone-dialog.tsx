import { classOfficeErrors } from '@mall/contract/catalogue/class-office.errors.ts';
import { type ZoneRow, zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import { SaveZone, skinNames } from '@mall/contract/catalogue/zone-office.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { zoneReads } from './catalogue.reads.ts';
import { NamesFields } from './names-dialog.tsx';
import { PictureField } from './picture-field.tsx';

const places = { 'class_office.colour': ['skin'], 'class_office.name': ['names'] } as const;

/** How a zone is called, greets and looks, and whether it is open. */
export function ZoneDialog({ zone, onClose }: { zone: ZoneRow; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const { names, welcome, skin, banner, logo, open } = zone;
  const first = {
    names,
    welcome,
    skin: Object.fromEntries(skinNames.flatMap((name) => (skin[name] ? [[name, skin[name]]] : []))),
    banner,
    logo,
    open,
  } as SaveZone;
  const form = useForm({ first, rules: SaveZone, failures: classOfficeErrors, places });
  const save = useCall({
    call: zoneOfficeApi.save,
    request: (body: SaveZone) => ({ params: { id: zone.id }, body }),
    changes: zoneReads,
    done: t('zone.saved'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await save.run(values);
    onClose();
  });
  const colours = form.watch('skin');
  return (
    <Dialog
      open
      title={t('zone.edit.of', { name: names.zh })}
      width={640}
      maxBodyHeight="76vh"
      labels={{ close: kit('close') }}
      onClose={onClose}
    >
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('zone.edit')}>
        <Switch checked={form.watch('open')} onChange={({ target }) => form.put({ open: target.checked })}>
          {t('zone.open.long')}
        </Switch>
        <Field label={t('skin')} group hint={t('skin.hint')} message={form.messageOf('skin')}>
          <span className={styles.acts}>
            {skinNames.map((name) => (
              <label key={name} className={styles.acts}>
                <input
                  type="color"
                  value={colours[name] ?? '#00796b'}
                  onChange={({ target }) => form.put({ skin: { ...colours, [name]: target.value } })}
                />
                {t(`skin.${name}`)}
              </label>
            ))}
          </span>
        </Field>
        <PictureField label={t('zone.banner')} wide value={form.watch('banner')} onPut={(url) => form.put({ banner: url })} />
        <PictureField label={t('zone.logo')} value={form.watch('logo')} onPut={(url) => form.put({ logo: url })} />
        <h3>{t('zone.name')}</h3>
        <NamesFields names={form.watch('names')} onPut={(next) => form.put({ names: next })} />
        <h3>{t('zone.welcome')}</h3>
        <NamesFields most={120} names={form.watch('welcome')} onPut={(next) => form.put({ welcome: next })} />
        <Button type="submit" block busy={form.busy}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}
