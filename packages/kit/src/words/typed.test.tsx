import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageContext } from './language.ts';
import { Typed } from './typed.tsx';

const shown = (text: string, language: 'ru' | 'zh') =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <Typed>{text}</Typed>
    </LanguageContext>,
  );

it('says of the Chinese in a sentence that it is Chinese, and of nothing else', () => {
  expect(shown('Причина: 不经营 10kV 光缆 (ADSS)', 'ru')).toBe(
    'Причина: <span lang="zh-CN">不经营</span> 10kV <span lang="zh-CN">光缆</span> (ADSS)',
  );
  expect(shown('档距 300 米，外护套', 'ru')).toBe('<span lang="zh-CN">档距 300 米，外护套</span>');
  expect(shown('Без причины', 'ru')).toBe('Без причины');
  expect(shown('不经营光缆', 'zh')).toBe('不经营光缆');
});
