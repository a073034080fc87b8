import { Confirm } from '@mall/ui/confirm.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useKitWords } from '../words/use-kit-words.ts';

/** A form counts what was typed a moment ago only after its checks. */
const settledMs = 50;

type Unsaved = {
  /** Closes the dialog that the form stands in, after asking where something would be lost. */
  leave: () => void;
  /** The question; stands once beside the form. */
  question: ReactNode;
};

/**
 * Whoever is about to lose what he typed is asked first: by a link or Back, by a reload, or by closing a dialog (`onClose`).
 * Another filter or tab of the same page loses nothing.
 */
export const useUnsaved = (dirty: boolean, onClose?: () => void): Unsaved => {
  const t = useKitWords();
  const [asking, setAsking] = useState(false);
  const latest = useRef(dirty);
  useEffect(() => {
    latest.current = dirty;
  }, [dirty]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!dirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);
  const stay = () => {
    setAsking(false);
    blocker.reset?.();
  };
  const go = () => {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose?.();
  };
  return {
    leave: () => {
      if (dirty) setAsking(true);
      else setTimeout(() => (latest.current ? setAsking(true) : onClose?.()), settledMs);
    },
    question: (
      <Confirm
        open={asking || blocker.state === 'blocked'}
        tone="danger"
        title={t('unsaved.title')}
        labels={{ act: t('unsaved.act'), back: t('unsaved.back'), close: t('close') }}
        onAct={go}
        onClose={stay}
      >
        {t('unsaved.text')}
      </Confirm>
    ),
  };
};
