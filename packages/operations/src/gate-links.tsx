import { useWords } from './kernel/words.ts';

/** For who came to the wrong door. */
export function GateLinks() {
  const t = useWords('desk');
  return (
    <>
      {t('gate.sellers')} <a href="/seller/#/login">{t('gate.seller')}</a>
      {t('gate.buyers')} <a href="/login">{t('gate.mall')}</a>
    </>
  );
}
