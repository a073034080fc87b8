import { describe, expect, it } from 'vitest';
import { pictureAddress, renderPicture, viewAddress } from './render-picture.ts';

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

  it('is cropped to a close look, or laid out on squared paper with its dimensions', () => {
    const whole = '<svg viewBox="0 0 400 400" width="400"><rect fill="var(--c1,#f3f5f5)"/></svg>';
    expect(renderPicture(whole, [], 'close')).toMatch(/viewBox="(?!0 0 400 400)[\d ]+" width="400"/);
    const sheet = renderPicture(whole, ['2b6cc4'], 'outline');
    expect(sheet).toMatch(/^<svg viewBox="0 0 400 400".*<rect fill="#2b6cc4"\/><\/g>.*>L<\/text>.*<\/svg>$/s);
    expect(viewAddress(pictureAddress('goods', 'mcb-3p', ['2b6cc4']), 'close')).toBe('/media/goods/mcb-3p.svg?c=2b6cc4&v=close');
    expect(viewAddress('/media/goods/bearing.svg', 'outline')).toBe('/media/goods/bearing.svg?v=outline');
  });

  it('has the address that the server draws', () => {
    expect(pictureAddress('goods', 'mcb-3p', ['2b6cc4', 'ff8f00'])).toBe('/media/goods/mcb-3p.svg?c=2b6cc4-ff8f00');
    expect(pictureAddress('brand', 'favicon')).toBe('/media/brand/favicon.svg');
  });
});
