import { settingApi, settingPictureBytes } from '@mall/contract/account/setting.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Button } from '@mall/ui/button.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type ChangeEvent, useRef } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './settings.module.css';

const base64Of = (file: File) =>
  new Promise<string>((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => failed(reader.error ?? new Error('not read')));
    reader.readAsDataURL(file);
  });

/** `dark`: for a dark ground. */
type PictureProps = { name: string; value: string; dark: boolean; disabled: boolean; onPut: (url: string) => void };

/** The picture as it is, and another one for it. It is kept at once, and shown to nobody before it is published. */
export function PictureControl({ name, value, dark, disabled, onPut }: PictureProps) {
  const t = useWords('settings');
  const picker = useRef<HTMLInputElement>(null);
  const keep = useCall({
    call: settingApi.picture,
    request: (image: string) => ({ body: { image } }),
    changes: [],
    onDone: ({ url }) => onPut(url),
  });
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    if (file.size > settingPictureBytes) toast.bad(t('picture.large'));
    // What was refused has been said.
    else await keep.run(await base64Of(file)).catch(() => undefined);
    target.value = '';
  };
  return (
    <span className={styles.picture}>
      <img src={value} alt={t('picture.now', { name })} className={dark ? styles.dark : undefined} />
      <Button look="line" size="s" disabled={disabled} busy={keep.busy} onClick={() => picker.current?.click()}>
        {t('picture.change')}
      </Button>
      <input ref={picker} type="file" accept=".svg,.png" hidden aria-label={name} onChange={(event) => void take(event)} />
      <span className="meta">{t('picture.kinds')}</span>
    </span>
  );
}
