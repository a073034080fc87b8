import { feedbackLimits, photoTypeOf } from '@mall/contract/content/feedback.rules.ts';

const longest = 1600;
const qualities = [0.85, 0.7, 0.5];
const fair = Math.floor(feedbackLimits.photoBytes / feedbackLimits.photos);

export type ChosenPhoto = { readonly name: string; readonly url: string; readonly base64: string };
export type PhotoFault = 'photoType' | 'photoLarge';

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

const base64Of = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
};

const draw = async (blob: Blob): Promise<HTMLCanvasElement> => {
  const picture = await createImageBitmap(blob);
  const share = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
};

/** As small as a third of what may be sent, so that three always fit; a small one is sent as it is. */
const shrink = async (file: Blob): Promise<Blob> => {
  if (file.size <= fair) return file;
  const canvas = await draw(file);
  let smallest = file;
  for (const quality of qualities) {
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (made && made.size < smallest.size) smallest = made;
    if (smallest.size <= fair) break;
  }
  return smallest;
};

/** A picture that the reader chose, ready to be sent, or what is wrong with it. */
export const readPhoto = async (file: File): Promise<ChosenPhoto | PhotoFault> => {
  if (file.size > feedbackLimits.photoFileBytes) return 'photoLarge';
  if (!photoTypeOf(await bytesOf(file.slice(0, 16)))) return 'photoType';
  try {
    const small = await shrink(file);
    if (small.size > fair) return 'photoLarge';
    return { name: file.name, url: URL.createObjectURL(small), base64: base64Of(await bytesOf(small)) };
  } catch {
    return 'photoType';
  }
};
