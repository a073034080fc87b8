import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { AlertIcon } from './icons/alert-icon.tsx';
import { CheckIcon } from './icons/check-icon.tsx';
import { CircleAlertIcon } from './icons/circle-alert-icon.tsx';
import { CloseIcon } from './icons/close-icon.tsx';
import { InfoIcon } from './icons/info-icon.tsx';
import { type ToastItem, type ToastStore, toast } from './toast.store.ts';
import styles from './toaster.module.css';

export type ToasterProps = { labels: { region: string; dismiss: string }; store?: ToastStore };

const signs = { ok: CheckIcon, warn: AlertIcon, bad: CircleAlertIcon, info: InfoIcon };

/** Stands once, at the end of the page. */
export function Toaster({ labels, store = toast }: ToasterProps) {
  const items = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getEmpty);
  const region = useRef<HTMLElement>(null);
  const newest = items.at(-1)?.id;
  // A modal dialog lies in the browser's top layer, above any z-index: the toasts join that layer, and rise again over a
  // dialog that opened later. Without a dialog the region stays put, since toggling it would silence its live regions.
  useEffect(() => {
    const raise = () => {
      const element = region.current;
      if (!element || typeof element.showPopover !== 'function') return;
      if (newest !== undefined && element.matches(':popover-open') && document.querySelector('dialog:modal')) element.hidePopover();
      if (!element.matches(':popover-open')) element.showPopover();
    };
    if (newest !== undefined) {
      raise();
      return undefined;
    }
    // Nothing to say yet: the page, which is just waking up, goes first.
    const timer = setTimeout(raise);
    return () => clearTimeout(timer);
  }, [newest]);
  useEffect(() => {
    const element = region.current;
    const listening = [
      ['pointerenter', store.hold],
      ['pointerleave', store.release],
      ['focusin', store.hold],
      ['focusout', store.release],
    ] as const;
    for (const [event, act] of listening) element?.addEventListener(event, act);
    return () => {
      for (const [event, act] of listening) element?.removeEventListener(event, act);
    };
  }, [store]);
  const draw = (item: ToastItem) => {
    const Sign = signs[item.tone];
    return (
      <span key={item.id} className={classNames(styles.toast, styles[item.tone])}>
        <Sign size={16} className={styles.sign} />
        <span>{item.text}</span>
        {item.action && <span className={styles.action}>{item.action}</span>}
        <button type="button" className={styles.close} aria-label={labels.dismiss} onClick={() => store.dismiss(item.id)}>
          <CloseIcon size={14} />
        </button>
      </span>
    );
  };
  return (
    <section ref={region} popover="manual" aria-label={labels.region} className={styles.region}>
      <output className={styles.list}>{items.filter((item) => item.tone !== 'bad').map(draw)}</output>
      <div className={styles.list} role="alert">
        {items.filter((item) => item.tone === 'bad').map(draw)}
      </div>
    </section>
  );
}
