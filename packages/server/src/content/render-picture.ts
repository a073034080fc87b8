/** Six hex digits without '#': nothing else may get into a drawing, because a drawing is served as a document. */
export const isColour = (text: string): boolean => /^[0-9a-f]{6}$/.test(text);

/** Fills the colours that a drawing leaves open: the first of `colours` is --c1, the second --c2 … What is not given keeps the drawing's own. */
export const renderPicture = (svg: string, colours: readonly string[]): string =>
  svg.replace(/var\(--c(\d+),\s*[^)]*\)/g, (own, number: string) => {
    const colour = colours[Number(number) - 1];
    return colour !== undefined && isColour(colour) ? `#${colour}` : own;
  });

/** The address under which the server draws it. */
export const pictureAddress = (group: string, name: string, colours: readonly string[] = []): string =>
  `/media/${group}/${name}.svg${colours.length > 0 ? `?c=${colours.join('-')}` : ''}`;
