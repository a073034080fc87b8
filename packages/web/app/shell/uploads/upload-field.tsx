import { acceptOf, uploadEndings, uploadLimits } from '@mall/contract/content/upload.rules.ts';
import { Field } from '@mall/ui/field.tsx';
import { PaperclipIcon } from '@mall/ui/icons/paperclip-icon.tsx';
import { Uploads } from '@mall/ui/uploads.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.tsx';
import type { Uploading } from './use-uploads.ts';

type Props = { label: string; uploading: Uploading; required?: boolean; message?: ReactNode; hint?: string; layout?: 'top' | 'side' };

/** A field of files: `const photos = useUploads('image', 5)`, then `photos.urls` goes into the call. */
export function UploadField({ label, uploading, required = false, message, hint, layout = 'top' }: Props) {
  const t = useWords('shell/uploads');
  const { kind, most, items } = uploading;
  const limits = t('hint', { types: uploadEndings[kind].join('、'), most: uploadLimits[kind] / 1024 / 1024, count: most });
  return (
    <Field label={label} required={required} message={message} hint={hint ? `${hint}（${limits}）` : limits} layout={layout}>
      <Uploads
        items={items}
        room={most - items.length}
        accept={acceptOf(kind)}
        labels={{
          add: t(`add.${kind}`),
          remove: (name) => t('remove', { name }),
          retry: (name) => t('retry', { name }),
          sending: (name) => t('sending', { name }),
        }}
        onAdd={uploading.add}
        onRemove={uploading.remove}
        onRetry={uploading.retry}
        {...(kind === 'image' ? {} : { icon: <PaperclipIcon size={20} /> })}
      />
    </Field>
  );
}
