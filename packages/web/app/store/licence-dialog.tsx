import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Dialog } from '@mall/ui/dialog.tsx';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import styles from './licence-dialog.module.css';

const lines = [
  'unifiedCode',
  'legalRepresentative',
  'registeredCapital',
  'establishedDate',
  'validUntil',
  'registrationAuthority',
  'address',
  'businessScope',
] as const;

/** The business licence as printed, and the papers beside it. */
export default function LicenceDialog({ store, onClose }: { store: StoreInfo; onClose: () => void }) {
  const t = useWords('store');
  const when = useMoment();
  const shell = useWords('shell');
  return createPortal(
    <Dialog
      open
      title={t('licence.title')}
      width={640}
      maxBodyHeight="70vh"
      closeOnBackdrop
      labels={{ close: shell('close') }}
      onClose={onClose}
    >
      <div className={styles.licence}>
        <p className={styles.title}>{t('licence.title')}</p>
        <dl>
          <dt>{t('licence.company')}</dt>
          <dd>{store.companyName}</dd>
          {lines.map((name) => (
            <div key={name} className={styles.line}>
              <dt>{t(`licence.${name}`)}</dt>
              <dd>{store.certificateInfo[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
      {store.qualifications.length > 0 && (
        <ul className={styles.papers}>
          {store.qualifications.map(({ name, image, validUntil }) => (
            <li key={name}>
              {image && <img src={image} alt="" width={120} height={90} loading="lazy" />}
              <span>{name}</span>
              {validUntil && <span className="meta">{t('licence.until', { date: when.day(validUntil) })}</span>}
            </li>
          ))}
        </ul>
      )}
    </Dialog>,
    document.body,
  );
}
