// Runs in a thread of its own: laying out a page and cutting the font to its signs takes a tenth of a second and more.
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { PdfAnswer, PdfPaper } from './make-pdf.ts';

const normal = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'));
const bold = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'));

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

const layOut = ({ title, content, foot, landscape = false }: PdfPaper): Promise<Uint8Array> =>
  pdfmake
    .createPdf({
      info: { title, creator: '', producer: '' },
      pageSize: 'A4',
      pageOrientation: landscape ? 'landscape' : 'portrait',
      pageMargins: [42, 42, 42, 52],
      defaultStyle: { font: 'Noto', fontSize: 9, lineHeight: 1.25 },
      content,
      footer: (page, pages) => ({
        margin: [42, 14, 42, 0],
        fontSize: 8,
        color: '#5b6770',
        columns: [
          { text: foot, width: '*' },
          { text: `第 ${page} 页 / 共 ${pages} 页`, width: 'auto', alignment: 'right' },
        ],
      }),
    })
    .getBuffer();

const answer = (said: PdfAnswer) => {
  // oxlint-disable-next-line require-post-message-target-origin -- a port between threads has no origin
  parentPort?.postMessage(said);
};

parentPort?.on('message', (paper: PdfPaper) => {
  layOut(paper).then(
    (pdf) => answer({ pdf }),
    (error: Error) => answer({ failed: error.message }),
  );
});
