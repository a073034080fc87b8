import { feedbackLimits, photoTypes } from '@mall/contract/content/feedback.rules.ts';
import { CameraIcon } from '@mall/ui/icons/camera-icon.tsx';
import { CloseIcon } from '@mall/ui/icons/close-icon.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './feedback.module.css';
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
  const remove = (photo: ChosenPhoto) => {
    URL.revokeObjectURL(photo.url);
    onChange(photos.filter((other) => other !== photo));
  };

  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.url} className={styles.photo}>
          <img src={photo.url} alt={photo.name} width={88} height={88} />
          <button
            type="button"
            className={styles.remove}
            aria-label={t('feedback.photoRemove', { name: photo.name })}
            onClick={() => remove(photo)}
          >
            <CloseIcon size={12} />
          </button>
        </li>
      ))}
      {room > 0 && (
        <li>
          <label className={styles.add}>
            <CameraIcon size={20} />
            {t('feedback.photoAdd')}
            <input
              type="file"
              multiple
              accept={photoTypes.join(',')}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])];
                event.target.value = '';
                void add(files);
              }}
            />
          </label>
        </li>
      )}
    </ul>
  );
}
