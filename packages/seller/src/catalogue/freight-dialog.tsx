import { freightApi } from '@mall/contract/catalogue/freight.api.ts';
import type { ShelfGoods } from '@mall/contract/catalogue/shelf.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { useState } from 'react';
import { freightReads } from '../freight/freight.reads.ts';
import { useTemplates } from '../freight/use-templates.ts';
import { useWords } from '../kernel/words.ts';

/** One freight template for several goods. */
export function FreightDialog({ goods, onClose }: { goods: readonly ShelfGoods[]; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const templates = useTemplates();
  const [templateId, setTemplateId] = useState('');
  const give = useCall({
    call: freightApi.assign,
    request: (id: string | null) => ({ body: { goodsIds: goods.map(({ goodsId }) => goodsId), templateId: id } }),
    changes: freightReads,
    done: t('freight.given'),
  });
  return (
    <Dialog
      open
      title={t('freight.title', { count: goods.length })}
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button busy={give.busy} onClick={() => void give.run(templateId || null).then(onClose, () => undefined)}>
            {t('freight.give')}
          </Button>
        </>
      }
    >
      <Field label={t('freight.label')} hint={t('freight.hint')}>
        <Select
          value={templateId}
          options={[{ value: '', label: t('freight.usual') }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={({ target }) => setTemplateId(target.value)}
        />
      </Field>
    </Dialog>
  );
}
