type Nameplate = { brand: string; goods: string; rows: readonly { name: string; value: string }[]; itemNumber: string };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** A Chinese sign is as wide as two letters. */
const cut = (text: string, most: number): string => {
  let width = 0;
  for (const [at, sign] of [...text].entries()) {
    width += (sign.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1;
    if (width > most) return `${[...text].slice(0, at).join('')}…`;
  }
  return text;
};

const mostRows = 7;
const text = (x: number, y: number, size: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${more}>${escapeXml(words)}</text>`;

/** Bars as wide as the signs of the number say: it looks like a bar code and is always the same for one spec. */
const bars = (number: string): string => {
  let x = 58;
  const drawn: string[] = [];
  for (const sign of number.slice(0, 20)) {
    const code = sign.charCodeAt(0);
    drawn.push(
      `<rect x="${x}" y="330" width="${1 + (code % 3)}" height="24"/><rect x="${x + 5}" y="330" width="${1 + (code % 2)}" height="24"/>`,
    );
    x += 8;
  }
  return drawn.join('');
};

/** The plate that is riveted to a device, or tied to a reel: who made it, what it is, and its figures. */
export const drawNameplate = ({ brand, goods, rows, itemNumber }: Nameplate): string => {
  const lines = rows
    .slice(0, mostRows)
    .map(
      ({ name, value }, at) =>
        text(58, 166 + at * 23, 13, cut(name, 18), ' fill="#5b676d"') +
        text(186, 166 + at * 23, 14, cut(value, 24), ' font-weight="600"') +
        `<path d="M58 ${173 + at * 23}H342" stroke="#23292d" stroke-opacity=".18"/>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img" aria-label="${escapeXml(goods)}"><title>${escapeXml(goods)}</title><defs><linearGradient id="plate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6f8f9"/><stop offset=".45" stop-color="#d5dce0"/><stop offset="1" stop-color="#eef2f3"/></linearGradient></defs><rect width="400" height="400" fill="#e9eef0"/><rect x="30" y="34" width="340" height="338" rx="10" fill="#0a1a22" fill-opacity=".14"/><rect x="28" y="28" width="344" height="340" rx="10" fill="url(#plate)" stroke="#98a4ab"/><g fill="#8a969d"><circle cx="42" cy="42" r="5"/><circle cx="358" cy="42" r="5"/><circle cx="42" cy="354" r="5"/><circle cx="358" cy="354" r="5"/></g><rect x="58" y="56" width="284" height="40" fill="#00796b"/><g fill="#23292d" font-family="'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif">${text(72, 83, 20, cut(brand, 22), ' fill="#fff" font-weight="700"')}${text(58, 122, 15, cut(goods, 36), ' font-weight="600"')}<path d="M58 138H342" stroke="#23292d" stroke-width="2"/>${lines}${bars(itemNumber)}${text(342, 348, 12, itemNumber, ' text-anchor="end" font-family="monospace"')}</g></svg>`;
};
