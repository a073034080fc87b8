// Runs in a thread of its own: laying out a page and cutting the font to its signs takes a tenth of a second and more.
import { parentPort } from 'node:worker_threads';
import { fallbackLanguage, fill, words } from '@mall/contract/kernel/language.ts';
import pdfmake from 'pdfmake';
import { headline, keptEnd, keptTogether, type PdfAnswer, type PdfMark, type PdfPaper } from './make-pdf.ts';
import { paperFonts } from './paper-fonts.ts';

const { normal, bold } = paperFonts;
pdfmake.setFonts({ Noto: { normal, bold, italics: normal, bolditalics: bold } });
// A layout is functions, which a paper cannot carry to this thread: it names it.
pdfmake.setTableLayouts({
  form: {
    hLineWidth: () => 0.6,
    vLineWidth: () => 0.6,
    hLineColor: () => '#8a3324',
    vLineColor: () => '#8a3324',
    paddingLeft: () => 2.5,
    paddingRight: () => 2.5,
    paddingTop: () => 2,
    paddingBottom: () => 2,
  },
});
// What a paper says comes from people: it opens no file but the fonts, and no address.
pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);
pdfmake.setUrlAccessPolicy(() => false);

const pageOf = words(
  '第 {page} 页 / 共 {count} 页',
  'Page {page} of {count}',
  'Page {page} sur {count}',
  'Página {page} de {count}',
  'Página {page} de {count}',
  'Страница {page} из {count}',
);
const topMargin = 42;
/** The foot is among what follows on a page. */
const footLevel = 9;

const layOut = async ({ title, content, foot, landscape = false, language = fallbackLanguage }: PdfPaper): Promise<PdfAnswer> => {
  const marks: Record<string, PdfMark> = {};
  let pages = 0;
  const pdf = await pdfmake
    .createPdf({
      info: { title, creator: '', producer: '' },
      pageSize: 'A4',
      pageOrientation: landscape ? 'landscape' : 'portrait',
      pageMargins: [42, topMargin, 42, 52],
      defaultStyle: { font: 'Noto', fontSize: 9, lineHeight: 1.25 },
      content,
      // Asked of every node once; of those behind a break when they have their new place, but not again of the one that it stands before.
      pageBreakBefore: ({ id, headlineLevel, startPosition: { pageNumber, left, top } }, others) => {
        const following = () => others.getFollowingNodesOnPage().filter((node) => node.headlineLevel !== footLevel);
        const breaks =
          (headlineLevel === headline && following().length === 0) ||
          (headlineLevel === keptTogether && !following().some((node) => node.id === keptEnd));
        if (id) marks[id] = breaks ? { page: pageNumber + 1, left, top: topMargin } : { page: pageNumber, left, top };
        return breaks;
      },
      footer: (page, count) => {
        pages = count;
        return {
          headlineLevel: footLevel,
          margin: [42, 14, 42, 0],
          fontSize: 8,
          color: '#5b6770',
          columns: [
            { headlineLevel: footLevel, text: foot, width: '*' },
            { headlineLevel: footLevel, text: fill(pageOf[language], { page, count }), width: 'auto', alignment: 'right' },
          ],
        };
      },
    })
    .getBuffer();
  return { pdf, pages, marks };
};

const answer = (said: PdfAnswer) => {
  // oxlint-disable-next-line require-post-message-target-origin -- a port between threads has no origin
  parentPort?.postMessage(said);
};

parentPort?.on('message', (paper: PdfPaper) => {
  layOut(paper).then(answer, (error: Error) => answer({ failed: error.message }));
});
