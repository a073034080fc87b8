import { decorationErrors } from '@mall/contract/store/decoration.errors.ts';
import type { DecorationFault } from '@mall/contract/store/decoration.rules.ts';
import { useLanguage } from '@mall/kit/words/language.ts';

/** What is wrong at a place of the draft, in words. */
export const useFaultWords = (faults: readonly DecorationFault[]) => {
  const language = useLanguage();
  return (part: DecorationFault['part'], at: number, below?: number): string | undefined => {
    const found = faults.find((fault) => fault.part === part && fault.at === at && fault.below === below);
    return found && decorationErrors[found.code as keyof typeof decorationErrors].words[language];
  };
};
