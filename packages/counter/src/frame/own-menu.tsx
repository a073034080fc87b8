import { ChevronDownIcon } from '@mall/ui/icons/chevron-down-icon.tsx';
import { Popup } from '@mall/ui/popup/popup.tsx';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCounterWords } from './counter-context.ts';
import { leave } from './leave.ts';
import styles from './own-menu.module.css';

/** What somebody may want of himself here: his second factor and devices, the files made for him, and the way out. */
export function OwnMenu({ name }: { name: string }) {
  const t = useCounterWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button ref={anchor} type="button" className={styles.name} aria-expanded={open} onClick={() => setOpen(!open)}>
        {name}
        <ChevronDownIcon size={12} />
      </button>
      {open && (
        <Popup anchor={anchor} onClose={close} label={name} className={styles.menu ?? ''}>
          <ul>
            <li>
              <Link to="/own" onClick={close}>
                {t('own.title')}
              </Link>
            </li>
            <li>
              <Link to="/downloads" onClick={close}>
                {t('downloads')}
              </Link>
            </li>
            <li>
              <button type="button" onClick={() => void leave()}>
                {t('leave')}
              </button>
            </li>
          </ul>
        </Popup>
      )}
    </>
  );
}
