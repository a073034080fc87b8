import { feedbackLimits, photoTypes } from '@mall/contract/content/feedback.rules.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { Uploads } from '@mall/ui/uploads.tsx';
import { useWords } from '../kernel/words.tsx';
import { type ChosenPhoto, readPhoto } from './shrink-photo.ts';

type FeedbackPhotosProps = { photos: readonly ChosenPhoto[]; onChange: (photos: readonly ChosenPhoto[]) => void };

/** Chosen pictures as small ones, each with a way out, and a place to add while there is room. */
export function FeedbackPhotos({ photos, onChange }: FeedbackPhotosProps) {
  const t = useWords('content');
  const room = feedbackLimits.photos - photos.length;

  const add = async (files: readonly File[]) => {
    if (files.length > room) toast.warn(t('feedback.photosMany', { most: feedbackLimits.photos }));
    const read = await Promise.all(files.slice(0, room).map(readPhoto));
    for (const [at, photo] of read.entries())
      if (typeof photo === 'string') toast.warn(t(`feedback.${photo}`, { name: files[at]?.name ?? '' }));
    onChange([...photos, ...read.filter((photo) => typeof photo !== 'string')]);
  };
  const remove = (gone: readonly ChosenPhoto[]) => {
    for (const { url } of gone) URL.revokeObjectURL(url);
    onChange(photos.filter((photo) => !gone.includes(photo)));
  };

  return (
    <Uploads
      items={photos.map(({ url, name }) => ({ id: url, name, src: url }))}
      room={room}
      accept={photoTypes.join(',')}
      labels={{ add: t('feedback.photoAdd'), remove: (name) => t('feedback.photoRemove', { name }), retry: () => '', sending: () => '' }}
      onAdd={(files) => void add(files)}
      onRemove={(url) => remove(photos.filter((photo) => photo.url === url))}
      onRetry={() => undefined}
    />
  );
}
