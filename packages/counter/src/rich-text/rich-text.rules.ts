/** How long a text is to its reader: letters without its marks, and pictures. */
export const richTextSize = (html: string): { letters: number; pictures: number } => ({
  letters: html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, '.')
    .replace(/\s/g, '').length,
  pictures: html.match(/<img[\s>]/gi)?.length ?? 0,
});

const schemes = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** What was typed as the address of a link, as it can be kept; undefined where it leads nowhere. */
export const linkOf = (typed: string): string | undefined => {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (schemes.test(text)) return text;
  return /^[\w-]+(\.[\w-]+)+(\/|$|\?|#)/.test(text) ? `https://${text}` : undefined;
};
