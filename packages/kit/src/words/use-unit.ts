import { typedUnitIn, unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import { useLanguage } from './language.ts';

/** Says the unit that an order was written with in the reader's language. */
export const useUnit = () => {
  const language = useLanguage();
  return (unit: string): string => unitIn(unit, language);
};

/** Says the unit that a buyer wrote, perhaps by hand, in the reader's language. */
export const useTypedUnit = () => {
  const language = useLanguage();
  return (unit: string): string => typedUnitIn(unit, language);
};
