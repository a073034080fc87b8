import { formatSize } from './format-size.ts';
import { useLanguage } from './language.ts';

/** How large a file is. */
export const useSize = (): ((bytes: number) => string) => {
  const language = useLanguage();
  return (bytes) => formatSize(bytes, language);
};
