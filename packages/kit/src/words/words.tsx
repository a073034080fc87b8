import { fill, type Language } from '@mall/contract/kernel/language.ts';
import { choosePlurals } from '@mall/contract/kernel/plural-forms.ts';
import { createContext, type ReactNode, use } from 'react';
import { formatAmount } from './format-amount.ts';
import { formatFigure } from './format-figure.ts';
import { useLanguage } from './language.ts';

export type Dictionary = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;
/** `Words`: the Chinese file, which is the list of keys that the compiler knows. */
export type TranslateOf<Words> = (key: keyof Words & string, values?: Values) => string;

/** Where words come from: all files on the server, a store that loads the missing ones in the browser. */
export type WordsSource = { find: (room: string, language: Language) => Dictionary | Promise<Dictionary> };

const SourceContext = createContext<WordsSource | undefined>(undefined);

export function WordsProvider({ source, children }: { source: WordsSource; children: ReactNode }) {
  return <SourceContext value={source}>{children}</SourceContext>;
}

/** Figures are read in groups, as the language has it, wherever a text carries them. */
const groupFigures = (values: Values, language: Language): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatFigure(value, language) : formatAmount(value, language),
    ]),
  );

const useWordsOf = (room: string): TranslateOf<Dictionary> => {
  const source = use(SourceContext);
  const language = useLanguage();
  const found = source?.find(room, language) ?? {};
  const dictionary = found instanceof Promise ? use(found) : found;
  return (key, values) => {
    const text = dictionary[key] ?? key;
    return values ? fill(choosePlurals(text, values, language), groupFigures(values, language)) : text;
  };
};

/**
 * The words of a site: `export const useWords = wordsOf<Rooms>()`, where `Rooms` has the Chinese file of every room. Each site has rooms of
 * its own, also where they are called the same.
 */
export const wordsOf = <Rooms,>() => useWordsOf as <Room extends keyof Rooms & string>(room: Room) => TranslateOf<Rooms[Room]>;
