import type { Shipment } from '@mall/contract/order/order.api.ts';
import { trackIn } from '@mall/contract/order/track.words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { useCopy } from '../act/use-copy.ts';
import { useLanguage } from '../words/language.ts';
import { useFigure } from '../words/use-figure.ts';
import { useKitWords } from '../words/use-kit-words.ts';
import styles from './parcel-tracks.module.css';

/** A parcel: who carries it, what is in it, and where it was seen, the latest first. */
export function ParcelTracks({ parcel, most }: { parcel: Shipment; most?: number }) {
  const t = useKitWords();
  const figure = useFigure();
  const language = useLanguage();
  const copy = useCopy();
  const items = parcel.tracks.slice(0, most).map((track, at) => ({
    id: `${track.time} ${track.text}`,
    label: trackIn(track.text, language),
    state: at === 0 && !parcel.signedDate ? ('current' as const) : ('done' as const),
    note: (
      <>
        <span className="num">{track.time.slice(5, 16)}</span> {track.place}
      </>
    ),
  }));
  return (
    <div className={styles.parcel}>
      <p className={styles.carrier}>
        <b>{parcel.logisticsCompany}</b> <span className="num">{parcel.trackingNumber}</span>
        <Button look="text" size="s" onClick={() => void copy(parcel.trackingNumber)}>
          {t('parcel.copy')}
        </Button>
      </p>
      <ul className={styles.inside} aria-label={t('parcel.inside')}>
        {parcel.lines.map((line) => (
          <li key={line.orderGoodsId}>
            <img src={line.picture} alt="" width={32} height={32} loading="lazy" />
            <span className="ell">{line.specName}</span>
            <span className="num">×{figure(line.num)}</span>
          </li>
        ))}
      </ul>
      <Steps look="column" label={t('parcel.tracks')} items={items} />
    </div>
  );
}
