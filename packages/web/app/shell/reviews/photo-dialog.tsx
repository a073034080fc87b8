import { Dialog } from '@mall/ui/dialog.tsx';
import { PictureZoom } from '@mall/ui/picture-zoom.tsx';
import { createPortal } from 'react-dom';
import { useWords } from '../../kernel/words.tsx';

type PhotoDialogProps = { photos: readonly string[]; first: number; onClose: () => void };

/** The buyer's pictures, large; the one that was pressed comes first. */
export default function PhotoDialog({ photos, first, onClose }: PhotoDialogProps) {
  const t = useWords('shell/reviews');
  const shell = useWords('shell');
  const ordered = [...photos.slice(first), ...photos.slice(0, first)];
  const pictures = ordered.map((src, place) => ({ src, alt: t('photo', { place: place + 1, of: ordered.length }) }));
  return createPortal(
    <Dialog open title={t('photos')} width={560} closeOnBackdrop labels={{ close: shell('close') }} onClose={onClose}>
      <PictureZoom pictures={pictures} labels={{ gallery: t('photos'), picture: (place, of) => t('photo', { place, of }) }} />
    </Dialog>,
    document.body,
  );
}
