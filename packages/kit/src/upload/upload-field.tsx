import { acceptOf } from '@mall/contract/content/upload.rules.ts';
import { Field } from '@mall/ui/field.tsx';
import { FileRows } from '@mall/ui/files/file-rows.tsx';
import { PaperclipIcon } from '@mall/ui/icons/paperclip-icon.tsx';
import { Uploads } from '@mall/ui/uploads.tsx';
import type { ReactNode } from 'react';
import { useKitWords } from '../words/use-kit-words.ts';
import { useListed } from '../words/use-listed.ts';
import type { Uploading } from './use-uploads.ts';

type Props = {
  label: string;
  uploading: Uploading;
  required?: boolean;
  message?: ReactNode;
  hint?: string;
  layout?: 'top' | 'side';
  rows?: boolean;
};

/** A field of files: `const photos = useUploads('image', 5)`, then `photos.urls` goes into the call. Small squares; with `rows` papers, dropped or chosen, each a row with its size and progress. */
export function UploadField({ label, uploading, required = false, message, hint, layout = 'top', rows = false }: Props) {
  const t = useKitWords();
  const listed = useListed();
  const { kind, most, items, refused, rule } = uploading;
  const limits = t('upload.hint', { types: listed(rule.endings), most: rule.bytes / 1024 / 1024, count: most });
  if (rows)
    return (
      <Field label={label} required={required} message={message} layout={layout}>
        <FileRows
          items={[
            ...items.map(({ id, name, size, src, percent, fault }) => ({ id, name, size, href: src, percent, fault })),
            ...refused.map((item) => ({ ...item, refused: true })),
          ]}
          room={most - items.length}
          accept={acceptOf(rule)}
          hint={hint ? `${hint}（${limits}）` : limits}
          labels={{
            drop: t('upload.drop'),
            choose: t('upload.choose'),
            preview: t('upload.preview'),
            remove: t('upload.take'),
            cancel: t('cancel'),
            retry: t('upload.again'),
            close: t('close'),
            sending: (name) => t('upload.sending', { name }),
            arrived: t('upload.arrived'),
          }}
          onAdd={uploading.add}
          onRemove={uploading.remove}
          onRetry={uploading.retry}
        />
      </Field>
    );
  return (
    <Field label={label} required={required} message={message} hint={hint ? `${hint}（${limits}）` : limits} layout={layout}>
      <Uploads
        items={items}
        room={most - items.length}
        accept={acceptOf(rule)}
        labels={{
          add: t(`upload.add.${kind}`),
          remove: (name) => t('upload.remove', { name }),
          retry: (name) => t('upload.retry', { name }),
          sending: (name) => t('upload.sending', { name }),
        }}
        onAdd={uploading.add}
        onRemove={uploading.remove}
        onRetry={uploading.retry}
        {...(kind === 'image' ? {} : { icon: <PaperclipIcon size={20} /> })}
      />
    </Field>
  );
}
