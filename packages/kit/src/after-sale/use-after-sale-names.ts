import { afterSaleDoer, afterSaleStepName, afterSaleTypeName } from '@mall/contract/after-sale/after-sale.names.ts';
import { useLanguage } from '../words/language.ts';

/** What an after-sale's types, steps and people are called, alike on every site. */
export const useAfterSaleNames = () => {
  const language = useLanguage();
  return {
    typeName: (code: 1 | 2 | 3) => afterSaleTypeName(code, language),
    stepName: (event: string) => afterSaleStepName(event, language),
    doerName: (kind: Parameters<typeof afterSaleDoer>[0]) => afterSaleDoer(kind, language),
  };
};
