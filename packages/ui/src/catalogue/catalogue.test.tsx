import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Catalogue } from './catalogue.tsx';

test('every component draws on the server, in every state of the catalogue', () => {
  const html = renderToStaticMarkup(<Catalogue />);
  for (const id of ['buttons', 'inputs', 'choices', 'work', 'marks', 'goods', 'lists', 'feedback', 'theme'])
    expect(html).toContain(`id="${id}"`);
  expect(html).not.toContain('undefined');
  expect(html).not.toContain('NaN');
});
