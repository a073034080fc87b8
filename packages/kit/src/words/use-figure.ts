import { formatFigure } from './format-figure.ts';
import { useLanguage } from './language.ts';

/** A figure that stands by itself, grouped as the reader's language does. */
export const useFigure = (): ((figure: number) => string) => {
  const language = useLanguage();
  return (figure) => formatFigure(figure, language);
};
