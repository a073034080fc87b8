import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../kernel/words.tsx';
import { type Crop, dragged, faceSide, firstCrop, mostZoom, squareOf } from './crop.rules.ts';
import styles from './person.module.css';

type AvatarCropProps = { picture: HTMLImageElement; busy: boolean; onUse: (file: File) => void; onClose: () => void };

const sliders = [
  { name: 'zoom', least: 1, most: mostZoom },
  { name: 'x', least: 0, most: 1 },
  { name: 'y', least: 0, most: 1 },
] as const;

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({ width: naturalWidth, height: naturalHeight });

/** The square of a picture that becomes the face: drawn with the mouse or a finger, or set with the keys. */
export function AvatarCrop({ picture, busy, onUse, onClose }: AvatarCropProps) {
  const t = useWords('member/person');
  const shell = useWords('shell');
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const [crop, setCrop] = useState<Crop>(firstCrop);
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!drawing) return;
    const { left, top, side } = squareOf(sizeOf(picture), crop);
    // A picture may be transparent; what is kept has no such thing.
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, faceSide, faceSide);
    drawing.drawImage(picture, left, top, side, side, 0, 0, faceSide, faceSide);
  }, [picture, crop]);

  const follow = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!held.current) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const by = { x: (event.clientX - held.current.x) / width, y: (event.clientY - held.current.y) / width };
    held.current = { x: event.clientX, y: event.clientY };
    setCrop((before) => dragged(sizeOf(picture), before, by.x, by.y));
  };
  const use = () =>
    canvas.current?.toBlob((blob) => blob && onUse(new File([blob], 'avatar.jpg', { type: 'image/jpeg' })), 'image/jpeg', 0.9);
  const footer = (
    <>
      <Button look="quiet" disabled={busy} onClick={onClose}>
        {t('crop.cancel')}
      </Button>
      <Button busy={busy} onClick={use}>
        {t('crop.use')}
      </Button>
    </>
  );
  return createPortal(
    <Dialog open title={t('crop.title')} labels={{ close: shell('close') }} onClose={onClose} footer={footer}>
      <div className={styles.crop}>
        <canvas
          ref={canvas}
          width={faceSide}
          height={faceSide}
          className={styles.canvas}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={follow}
          onPointerUp={() => {
            held.current = null;
          }}
          onPointerCancel={() => {
            held.current = null;
          }}
        >
          {t('crop.preview')}
        </canvas>
        <p className="meta">{t('crop.hint')}</p>
        {sliders.map(({ name, least, most }) => (
          <label key={name} className={styles.slider}>
            <span>{t(`crop.${name}`)}</span>
            <input
              type="range"
              name={name}
              min={least}
              max={most}
              step={0.02}
              value={crop[name]}
              onChange={(event) => setCrop({ ...crop, [name]: Number(event.target.value) })}
            />
          </label>
        ))}
      </div>
    </Dialog>,
    document.body,
  );
}
