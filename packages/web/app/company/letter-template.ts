import { saveFile } from '@mall/client/download.ts';
import type { Translate } from '../kernel/words.tsx';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The letter by which a company lets somebody act for it, to be filled in, sealed and sent back. Word and WPS read HTML under this ending. */
export const saveLetterTemplate = (t: Translate<'company'>, company: string, site: string): void => {
  const lines = ['letter.to', 'letter.text', 'letter.until', 'letter.seal', 'letter.legal', 'letter.date'] as const;
  const name = company || '＿＿＿＿＿＿＿＿';
  const body = lines
    .map((line) => `<p style="margin:18pt 0;font-size:14pt;line-height:2">${escaped(t(line, { company: name, site }))}</p>`)
    .join('');
  const title = escaped(t('letter.title'));
  const html = `<html><head><meta charset="utf-8"><title>${title}</title></head><body><h1 style="text-align:center;font-size:20pt">${title}</h1>${body}</body></html>`;
  saveFile({ name: `${t('letter.title')}.doc`, blob: new Blob(['\uFEFF', html], { type: 'application/msword' }) });
};
