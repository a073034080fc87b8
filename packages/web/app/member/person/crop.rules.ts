/** Which part is shown: `zoom` from 1, `x` and `y` from 0 (left, top) to 1. */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** Pixels of a side of the picture that is kept. */
export const faceSide = 320;
export const mostZoom = 4;
export const firstCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The square of the picture that is shown. */
export const squareOf = ({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } => {
  const side = Math.min(width, height) / between(zoom, 1, mostZoom);
  return { left: (width - side) * between(x, 0, 1), top: (height - side) * between(y, 0, 1), side };
};

/** The picture follows the hand: `right` and `down` in parts of the side that is shown. */
export const dragged = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const { side } = squareOf(size, crop);
  const moved = (at: number, room: number, by: number) => (room <= 0 ? at : between(at - (by * side) / room, 0, 1));
  return { ...crop, x: moved(crop.x, size.width - side, right), y: moved(crop.y, size.height - side, down) };
};
