import { CallError } from '@mall/client/call-error.ts';
import { acceptOf, uploadRules } from '@mall/contract/content/upload.rules.ts';
import { type Person, personApi } from '@mall/contract/member/person.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { sendUpload } from '@mall/kit/upload/send-upload.ts';
import { Button } from '@mall/ui/button.tsx';
import { CameraIcon } from '@mall/ui/icons/camera-icon.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useRef, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { AvatarCrop } from './avatar-crop.tsx';
import styles from './person.module.css';
import { personReads } from './person.reads.ts';

const openPicture = async (file: File): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  await picture.decode();
  return picture;
};

/** The picture of the reader: chosen, cut out in the browser, sent, and in the header at once. */
export function AvatarRow({ person }: { person: Person }) {
  const t = useWords('member/person');
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [sending, setSending] = useState(false);
  const save = useCall({ call: personApi.save, request: (memberAvatar: string) => ({ body: { memberAvatar } }), changes: personReads });
  const close = () => {
    if (picture) URL.revokeObjectURL(picture.src);
    setPicture(undefined);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    await openPicture(file).then(setPicture, () => toast.warn(t('avatar.unreadable')));
  };
  const use = async (file: File) => {
    setSending(true);
    try {
      await save.run(await sendUpload('image', file, { signal: new AbortController().signal, onProgress: () => undefined }));
      toast.ok(t('crop.done'));
      close();
    } catch (error) {
      if (error instanceof CallError) toast.warn(error.msg);
      else throw error;
    } finally {
      setSending(false);
    }
  };
  const remove = () =>
    save.run('').then(
      () => toast.ok(t('avatar.removed')),
      () => undefined,
    );
  return (
    <div className={styles.row}>
      {person.memberAvatar ? (
        <img src={person.memberAvatar} alt={t('avatar')} width={72} height={72} className={styles.face} />
      ) : (
        <span className={styles.face} aria-hidden="true">
          {[...(person.nickName || person.memberName)][0]}
        </span>
      )}
      <div className={styles.choose}>
        <span className={styles.buttons}>
          <Button look="line" icon={<CameraIcon size={16} />} onClick={() => input.current?.click()}>
            {t('avatar.choose')}
          </Button>
          {person.memberAvatar !== '' && (
            <Button look="text" busy={save.busy && !sending} onClick={() => void remove()}>
              {t('avatar.remove')}
            </Button>
          )}
        </span>
        <span className="meta">{t('avatar.hint')}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptOf(uploadRules.image)}
          aria-label={t('avatar.choose')}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {picture && <AvatarCrop picture={picture} busy={sending} onUse={(file) => void use(file)} onClose={close} />}
    </div>
  );
}
