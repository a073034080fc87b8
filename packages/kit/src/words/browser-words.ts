import { isOwn, ownFile } from './own-file.ts';
import type { Dictionary, WordsSource } from './words.tsx';

const ownFiles = import.meta.glob<Dictionary>(['./*.json', '../*/words/*.json'], { import: 'default' });

/** A site's files, as `import.meta.glob` names them from a folder beside its rooms. */
type Files = Readonly<Record<string, () => Promise<Dictionary>>>;

const loadFrom = (files: Files, path: string): Promise<Dictionary> => files[path]?.() ?? Promise.resolve({});
const loadLater = async (files: Files | (() => Promise<Files>), path: string): Promise<Dictionary> =>
  loadFrom(typeof files === 'function' ? await files() : files, path);

/** Starts with what the page brought; loads other rooms and languages when they are first asked for. The list of files itself may come later: in a mall of many rooms it is long. */
export const browserWords = (files: Files | (() => Promise<Files>), brought: Readonly<Record<string, Dictionary>> = {}): WordsSource => {
  const known = new Map<string, Dictionary | Promise<Dictionary>>(Object.entries(brought));
  return {
    find: (room, language) => {
      const name = `${room}/${language}`;
      const found = known.get(name);
      if (found) return found;
      // Stays a promise when it is there: React repeats a component that waited for one and must find the same question again.
      const loading = isOwn(room) ? loadFrom(ownFiles, ownFile(room, language)) : loadLater(files, `../${room}/words/${language}.json`);
      known.set(name, loading);
      return loading;
    },
  };
};
