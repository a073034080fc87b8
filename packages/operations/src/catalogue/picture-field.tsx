import { brandOfficeApi } from '@mall/contract/catalogue/brand-office.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { FilePicker } from '../kernel/file-picker.tsx';
import { useKeptPicture } from '../kernel/use-kept-picture.ts';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';

/** A picture as it is, and another one for it; shown to nobody before it is saved. */
export function PictureField({
  label,
  value,
  wide = false,
  onPut,
}: {
  label: string;
  value: string;
  wide?: boolean;
  onPut: (url: string) => void;
}) {
  const t = useWords('catalogue');
  const { busy, accept, take } = useKeptPicture(brandOfficeApi.picture, t('picture.large'), onPut);
  return (
    <Field label={label} group hint={t('picture.kinds')}>
      <span className={styles.acts}>
        {value !== '' && <img src={value} alt="" className={wide ? styles.banner : styles.logo} />}
        <FilePicker label={label} accept={accept} busy={busy} onFile={take}>
          {t('picture.change')}
        </FilePicker>
        {value !== '' && (
          <Button look="text" size="s" onClick={() => onPut('')}>
            {t('remove')}
          </Button>
        )}
      </span>
    </Field>
  );
}
