import { describe, expect, it } from 'vitest';
import { pictureAddress, renderPicture } from './render-picture.ts';

const drawing = '<rect fill="var(--c1,#f3f5f5)"/><rect fill="var(--c2, #00796b)"/><rect fill="var(--c1,#eeeeee)"/>';

describe('a recoloured picture', () => {
  it('takes the colours in their order and keeps its own where none is given', () => {
    expect(renderPicture(drawing, ['2b6cc4'])).toBe('<rect fill="#2b6cc4"/><rect fill="var(--c2, #00796b)"/><rect fill="#2b6cc4"/>');
    expect(renderPicture(drawing, ['2b6cc4', 'ff8f00'])).toContain('<rect fill="#ff8f00"/>');
    expect(renderPicture(drawing, [])).toBe(drawing);
  });

  it('lets nothing in that is not a colour, because the drawing is served as a document', () => {
    expect(renderPicture(drawing, ['"/><script>', 'FFF'])).toBe(drawing);
  });

  it('has the address that the server draws', () => {
    expect(pictureAddress('goods', 'mcb-3p', ['2b6cc4', 'ff8f00'])).toBe('/media/goods/mcb-3p.svg?c=2b6cc4-ff8f00');
    expect(pictureAddress('brand', 'favicon')).toBe('/media/brand/favicon.svg');
  });
});
