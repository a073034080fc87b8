import { Picture } from '@mall/ui/picture.tsx';
import styles from './store-logo.module.css';

/** The mark of a store; without one, or when it fails, the first letters of its name. */
export function StoreLogo({ logo, name, large = false }: { logo: string; name: string; large?: boolean }) {
  return (
    <span className={large ? styles.large : styles.logo}>
      <Picture src={logo} alt="" side={large ? 72 : 48} fallback={<span className={styles.name}>{[...name].slice(0, 2)}</span>} />
    </span>
  );
}
