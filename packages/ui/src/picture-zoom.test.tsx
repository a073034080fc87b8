import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PictureZoom } from './picture-zoom.tsx';

const labels = { gallery: '图片', picture: (place: number, of: number) => `第 ${place} 张，共 ${of} 张` };
const pictures = [{ src: '/media/goods/cable.svg', alt: '电缆' }];

test('shows a video before the pictures, to be played by who wants to: nothing of it is loaded before', () => {
  const html = renderToStaticMarkup(<PictureZoom pictures={pictures} video={{ src: '/uploads/1', label: '视频' }} labels={labels} />);
  expect(html).toMatch(/<video[^>]* src="\/uploads\/1"/);
  expect(html).toMatch(/<video[^>]* controls=""/);
  expect(html).toMatch(/<video[^>]* preload="none"/);
  expect(html).not.toContain('autoplay');
  expect([...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual(['视频', '第 1 张，共 1 张']);
});

test('is a picture alone without one', () => {
  const html = renderToStaticMarkup(<PictureZoom pictures={pictures} labels={labels} />);
  expect(html).not.toMatch(/<video|<button/);
});
