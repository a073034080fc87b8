import { goodsImportApi } from '@mall/contract/catalogue/goods-import.api.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { Select } from '@mall/ui/select.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { useClassOptions } from './use-class-options.ts';
import { useFetchFile } from './use-fetch-file.ts';

/** The empty sheet of a class; the class that was taken last is named, and chosen when it is asked for again. */
export function TemplateButton() {
  const t = useWords('goods-import');
  const kit = useKitWords();
  const options = useClassOptions();
  const fetching = useFetchFile(goodsImportApi.template);
  const [open, setOpen] = useState(false);
  const [classId, setClassId] = useState('');
  const [missing, setMissing] = useState(false);
  const name = options.find(({ value }) => value === classId)?.name;
  const take = () => {
    setMissing(classId === '');
    if (classId === '') return;
    fetching.start(classId);
    setOpen(false);
  };
  return (
    <>
      <Button look="quiet" icon={<DownloadIcon size={16} />} busy={fetching.busy} onClick={() => setOpen(true)}>
        {name ? t('template.of', { name }) : t('template')}
      </Button>
      <Dialog
        open={open}
        title={t('template')}
        labels={{ close: kit('close') }}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button look="quiet" onClick={() => setOpen(false)}>
              {kit('cancel')}
            </Button>
            <Button onClick={take}>{t('template.act')}</Button>
          </>
        }
      >
        <Field label={t('class')} required hint={t('template.hint')} message={missing ? t('template.choose') : undefined}>
          <Select
            placeholder={t('class.choose')}
            value={classId}
            options={options}
            onChange={({ target }) => {
              setClassId(target.value);
              setMissing(false);
            }}
          />
        </Field>
      </Dialog>
    </>
  );
}
