import { uploadPattern } from '@mall/contract/content/upload.rules.ts';

/** The keys of files by their addresses; what is none has a key that no file has. */
export const uploadKeys = (urls: readonly string[]): string[] => urls.map((url) => uploadPattern.exec(url)?.[1] ?? '');
