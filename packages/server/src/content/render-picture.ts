/** Six hex digits without '#': nothing else may get into a drawing, because a drawing is served as a document. */
export const isColour = (text: string): boolean => /^[0-9a-f]{6}$/.test(text);

/** `close` and `end` look at the middle and at the lower left, where a cable is cut open; `outline` is the sheet with the dimensions. */
const pictureViews = ['close', 'end', 'outline'] as const;
export type PictureView = (typeof pictureViews)[number];

export const isView = (text: unknown): text is PictureView => pictureViews.some((view) => view === text);

/** Fills the colours that a drawing leaves open: the first of `colours` is --c1, the second --c2 … What is not given keeps the drawing's own. */
const recolour = (svg: string, colours: readonly string[]): string =>
  svg.replace(/var\(--c(\d+),\s*[^)]*\)/g, (own, number: string) => {
    const colour = colours[Number(number) - 1];
    return colour !== undefined && isColour(colour) ? `#${colour}` : own;
  });

const crops = { close: '112 104 176 176', end: '36 148 190 190' } as const;

const dimension = (x1: number, y1: number, x2: number, y2: number, sign: string): string => {
  const across = y1 === y2;
  const at = across ? { x: 200, y: y1 + 18 } : { x: x1 - 12, y: 200 };
  return `<path d="M${x1} ${y1}L${x2} ${y2}" marker-start="url(#v-end)" marker-end="url(#v-end)"/><text x="${at.x}" y="${at.y}">${sign}</text>`;
};

/** The drawing in grey on squared paper, with the three dimensions that the table of parameters gives. */
const outline = (svg: string): string => {
  const [, open = '', inside = ''] = /^(<svg[^>]*>)([\s\S]*)<\/svg>\s*$/.exec(svg) ?? [];
  if (inside === '') return svg;
  const defs = `<defs><filter id="v-grey"><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="linear" slope=".55" intercept=".45"/><feFuncG type="linear" slope=".55" intercept=".45"/><feFuncB type="linear" slope=".55" intercept=".45"/></feComponentTransfer></filter><pattern id="v-grid" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M20 0H0V20" fill="none" stroke="#2b6cc4" stroke-opacity=".16"/></pattern><marker id="v-end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 1L8 4L0 7z" fill="#1d4e89"/></marker></defs>`;
  const lines = `<g fill="none" stroke="#1d4e89" stroke-width="1.2"><path d="M40 340V372M360 340V372M28 60H60M28 336H60" stroke-opacity=".5"/><g>${dimension(40, 362, 360, 362, 'L')}${dimension(38, 60, 38, 336, 'H')}</g></g>`;
  const signed = lines.replaceAll(
    '<text ',
    '<text fill="#1d4e89" stroke="none" font-family="sans-serif" font-size="16" text-anchor="middle" ',
  );
  return `${open}${defs}<g filter="url(#v-grey)">${inside}</g><rect width="400" height="400" fill="url(#v-grid)"/>${signed}</svg>`;
};

/** A drawing in the colours asked for, as it is or seen otherwise. */
export const renderPicture = (svg: string, colours: readonly string[], view?: PictureView): string => {
  const coloured = recolour(svg, colours);
  if (view === undefined) return coloured;
  return view === 'outline' ? outline(coloured) : coloured.replace(/viewBox="[^"]*"/, `viewBox="${crops[view]}"`);
};

/** The address under which the server draws it. */
export const pictureAddress = (group: string, name: string, colours: readonly string[] = []): string =>
  `/media/${group}/${name}.svg${colours.length > 0 ? `?c=${colours.join('-')}` : ''}`;

/** The same drawing seen otherwise. */
export const viewAddress = (address: string, view: PictureView): string => `${address}${address.includes('?') ? '&' : '?'}v=${view}`;
