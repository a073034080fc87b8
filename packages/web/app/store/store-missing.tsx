import { useWords } from '../kernel/words.tsx';
import { MissingThing } from './missing-thing.tsx';

/** `named`: the page's title comes from the route. */
export function StoreMissing({ named = false }: { named?: boolean }) {
  const t = useWords('store');
  const search = { href: '/searchShopResult', label: t('missing.stores') };
  return (
    <MissingThing title={t('missing.title')} named={named} search={search} home={t('missing.home')}>
      {t('missing.text')}
    </MissingThing>
  );
}
