const side = 720;

const loaded = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image(side, side);
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('no picture')));
    image.src = source;
  });

/** Saves the code as a PNG: the album of a telephone, and WeChat's reading from it, take no vector picture. */
export const saveCode = async (source: string, name: string): Promise<void> => {
  const image = await loaded(source);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  // Modules stay sharp, so that a scanner reads them.
  pen.imageSmoothingEnabled = false;
  pen.drawImage(image, 0, 0, side, side);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = name;
  link.click();
};
