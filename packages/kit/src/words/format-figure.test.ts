import { languages, localeOf } from '@mall/contract/kernel/language.ts';
import { expect, it } from 'vitest';
import { formatFigure } from './format-figure.ts';

it('groups figures as the browser itself would, in every language', () => {
  for (const language of languages)
    for (const figure of [0, 7, 999, 1000, 1820, 12_345, 100_000, 2_560_000, -4500, 0.5, 1234.567])
      expect(formatFigure(figure, language)).toBe(new Intl.NumberFormat(localeOf[language]).format(figure));
});
