import { acceptOf, uploadEndings, uploadLimits } from '@mall/contract/content/upload.rules.ts';
import { Field } from '@mall/ui/field.tsx';
import { PaperclipIcon } from '@mall/ui/icons/paperclip-icon.tsx';
import { Uploads } from '@mall/ui/uploads.tsx';
import type { ReactNode } from 'react';
import { useKitWords } from '../words/use-kit-words.ts';
import type { Uploading } from './use-uploads.ts';

type Props = { label: string; uploading: Uploading; required?: boolean; message?: ReactNode; hint?: string; layout?: 'top' | 'side' };

/** A field of files: `const photos = useUploads('image', 5)`, then `photos.urls` goes into the call. */
export function UploadField({ label, uploading, required = false, message, hint, layout = 'top' }: Props) {
  const t = useKitWords();
  const { kind, most, items } = uploading;
  const limits = t('upload.hint', { types: uploadEndings[kind].join('、'), most: uploadLimits[kind] / 1024 / 1024, count: most });
  return (
    <Field label={label} required={required} message={message} hint={hint ? `${hint}（${limits}）` : limits} layout={layout}>
      <Uploads
        items={items}
        room={most - items.length}
        accept={acceptOf(kind)}
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
