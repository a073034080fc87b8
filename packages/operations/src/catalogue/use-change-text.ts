import type { ClassChange } from '@mall/contract/catalogue/class-office.rules.ts';
import { useWords } from '../kernel/words.ts';
import type { DrawnClass } from './class-draft.rules.ts';

/** A change in a few words. Of an attribute that goes only its number is known here, so it is asked for. */
export const useChangeText = (classes: readonly DrawnClass[], attributeName: (id: string) => string | undefined) => {
  const t = useWords('catalogue');
  const nameOf = (id: string | null) => classes.find((one) => one.id === id)?.names.zh || t('class.unnamed');
  return (change: ClassChange): string => {
    if (change.act === 'attribute.save')
      return t('change.attribute', { name: change.fields.names.zh || t('attribute.unnamed'), of: nameOf(change.classId) });
    if ('attributeId' in change) return t(`change.${change.act}`, { name: attributeName(change.attributeId) ?? t('attribute') });
    const name = change.act === 'class.add' ? change.fields.names.zh || t('class.unnamed') : nameOf(change.classId);
    if (change.act === 'class.merge') return t('change.class.merge', { name, into: nameOf(change.intoId) });
    return t(`change.${change.act}`, { name });
  };
};
