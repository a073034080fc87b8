import { useCopy } from '@mall/kit/act/use-copy.ts';
import { Button } from '@mall/ui/button.tsx';
import { renderSVG } from 'uqr';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './secret-picture.module.css';

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The secret of a second factor, for a camera and for fingers. */
export function SecretPicture({ secret, uri }: { secret: string; uri: string }) {
  const t = useCounterWords();
  const copy = useCopy();
  return (
    <div className={styles.secret}>
      <img src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`} alt={t('enrol.picture')} width={176} height={176} />
      <p className={styles.hint}>{t('enrol.secret')}</p>
      <p className={styles.letters}>
        <code>{inFours(secret)}</code>
      </p>
      <Button look="text" size="s" onClick={() => copy(secret)}>
        {t('enrol.copy')}
      </Button>
    </div>
  );
}
