import { useWords } from '../kernel/words.tsx';
import { MissingThing } from './missing-thing.tsx';

export function StoreMissing() {
  const t = useWords('store');
  const search = { href: '/searchShopResult', label: t('missing.stores') };
  return (
    <MissingThing title={t('missing.title')} search={search} home={t('missing.home')}>
      {t('missing.text')}
    </MissingThing>
  );
}
