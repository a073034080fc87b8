import { CallError } from '@mall/client/call-error.ts';
import { pictureLeast, picturesMost } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { acceptOf, uploadFault, uploadRules } from '@mall/contract/content/upload.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { sendUpload } from '@mall/kit/upload/send-upload.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { useListed } from '@mall/kit/words/use-listed.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { ChevronLeftIcon } from '@mall/ui/icons/chevron-left-icon.tsx';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { moved, shownPicture } from './editor.rules.ts';
import { FileButton } from './file-button.tsx';
import { idOf, type PartProps } from './part.ts';

/** On its way, or why it was not taken. */
type Sending = { id: number; name: string; percent: number | null; fault?: string };

/** Several pictures; the first is the goods' own. Dragged or moved by keys; three sizes are made of each upload. */
export function PicturesPart({ open, fields, put, faultAt }: PartProps) {
  const t = useWords('goods-editor');
  const kit = useKitWords();
  const listed = useListed();
  const { pictures } = fields;
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [dragged, setDragged] = useState<number>();
  const made = useRef(0);
  const change = (id: number, changes: Partial<Sending>) =>
    setSending((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => setSending((before) => before.filter((one) => one.id !== id));
  // Several arrive one after the other, each beside those that stand there then.
  const arrived = useEffectEvent((url: string) => put({ pictures: [...pictures, url].slice(0, picturesMost) }));
  const send = async (file: File) => {
    made.current += 1;
    const id = made.current;
    const wrong = uploadFault(uploadRules.image, file);
    const fault =
      wrong &&
      kit(`upload.fault.${wrong}`, {
        name: file.name,
        types: listed(uploadRules.image.endings),
        most: uploadRules.image.bytes / 1024 / 1024,
      });
    setSending((before) => [...before, { id, name: file.name, percent: 0, ...(fault && { fault }) }]);
    if (fault) return;
    try {
      const url = await sendUpload('image', file, {
        signal: new AbortController().signal,
        onProgress: (percent) => change(id, { percent }),
      });
      const sized = await browserCall(goodsVersionApi.picture, { body: { url } }, { noPopupMessage: true });
      arrived(sized.url);
      drop(id);
    } catch (error) {
      change(id, { fault: error instanceof CallError ? error.msg : kit('upload.failed') });
    }
  };
  const sendAll = async (files: readonly File[]) => {
    for (const file of files) await send(file);
  };
  const room = picturesMost - pictures.length - sending.filter(({ fault }) => !fault).length;
  return (
    <div className={styles.fields}>
      <ul className={styles.pictures} id={idOf('pictures')} tabIndex={-1}>
        {pictures.map((url, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for the mouse; its buttons do the same by keys
          <li
            key={url}
            id={idOf(`pictures.${at}`)}
            tabIndex={-1}
            draggable
            className={classNames(styles.tile, dragged === at && styles.dragged, faultAt(`pictures.${at}`) && styles.wrong)}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) put({ pictures: moved(pictures, dragged, at) });
            }}
          >
            {at === 0 && <Tag tone="brand">{t('picture.main')}</Tag>}
            <Picture src={shownPicture(url, open.sold[0]?.specId)} alt={t('picture.nth', { place: at + 1 })} side={120} />
            {faultAt(`pictures.${at}`) && <span className={styles.fault}>{faultAt(`pictures.${at}`)}</span>}
            <span className={styles.tileActs}>
              <Button
                look="text"
                size="s"
                disabled={at === 0}
                aria-label={t('picture.before', { place: at + 1 })}
                icon={<ChevronLeftIcon size={14} />}
                onClick={() => put({ pictures: moved(pictures, at, at - 1) })}
              />
              <Button
                look="text"
                size="s"
                disabled={at === pictures.length - 1}
                aria-label={t('picture.after', { place: at + 1 })}
                icon={<ChevronRightIcon size={14} />}
                onClick={() => put({ pictures: moved(pictures, at, at + 1) })}
              />
              <Button
                look="text"
                size="s"
                aria-label={t('picture.remove', { place: at + 1 })}
                icon={<TrashIcon size={14} />}
                onClick={() => put({ pictures: pictures.toSpliced(at, 1) })}
              />
            </span>
          </li>
        ))}
        {sending.map(({ id, name, percent, fault }) => (
          <li key={id} className={classNames(styles.tile, fault && styles.wrong)}>
            {fault ? (
              <span className={styles.fault} role="alert">
                {fault}
              </span>
            ) : (
              <ProgressBar value={percent} label={t('picture.sending', { name })} text={percent === null ? '' : `${percent}%`} />
            )}
            {fault && (
              <Button look="text" size="s" onClick={() => drop(id)}>
                {t('picture.drop')}
              </Button>
            )}
          </li>
        ))}
        {room > 0 && (
          <li className={styles.tile}>
            <label className={styles.addTile}>
              <PlusIcon size={20} />
              {t('picture.add')}
              <span className="meta">{t('picture.room', { count: room })}</span>
              <input
                type="file"
                multiple
                className="sr"
                accept={acceptOf(uploadRules.image)}
                onChange={(event) => {
                  const files = [...(event.target.files ?? [])].slice(0, room);
                  // The same file again must be heard of, too.
                  event.target.value = '';
                  void sendAll(files);
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p className="meta">{t('picture.hint', { side: pictureLeast })}</p>
      {faultAt('pictures') && <p className={styles.fault}>{faultAt('pictures')}</p>}
      <div className={styles.row} id={idOf('video')} tabIndex={-1}>
        {fields.video === '' ? (
          <FileButton kind="video" rule={uploadRules.video} label={t('video.add')} onSent={(video) => put({ video })} />
        ) : (
          <>
            <video src={fields.video} controls width={240} height={135} aria-label={t('video')}>
              <track kind="captions" />
            </video>
            <Button look="text" size="s" onClick={() => put({ video: '' })}>
              {t('video.remove')}
            </Button>
          </>
        )}
        {faultAt('video') && <span className={styles.fault}>{faultAt('video')}</span>}
      </div>
    </div>
  );
}
