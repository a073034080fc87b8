import { toast } from '@mall/ui/toast.store.ts';
import { useKitWords } from '../words/use-kit-words.ts';
import { copyText } from './copy-text.ts';

/** Copies a text and says whether that was allowed. */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const t = useKitWords();
  return async (text) => {
    if (await copyText(text)) toast.ok(t('copied'));
    else toast.warn(t('copyFailed'));
  };
};
