import { settingApi } from '@mall/contract/account/setting.api.ts';
import { FilePicker } from '../kernel/file-picker.tsx';
import { useKeptPicture } from '../kernel/use-kept-picture.ts';
import { useWords } from '../kernel/words.ts';
import styles from './settings.module.css';

/** `dark`: for a dark ground. */
type PictureProps = { name: string; value: string; dark: boolean; disabled: boolean; onPut: (url: string) => void };

/** The picture as it is, and another one for it. It is kept at once, and shown to nobody before it is published. */
export function PictureControl({ name, value, dark, disabled, onPut }: PictureProps) {
  const t = useWords('settings');
  const { busy, accept, take } = useKeptPicture(settingApi.picture, t('picture.large'), onPut);
  return (
    <span className={styles.picture}>
      <img src={value} alt={t('picture.now', { name })} className={dark ? styles.dark : undefined} />
      <FilePicker label={name} accept={accept} busy={busy} disabled={disabled} onFile={take}>
        {t('picture.change')}
      </FilePicker>
      <span className="meta">{t('picture.kinds')}</span>
    </span>
  );
}
