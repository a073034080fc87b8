const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };

/** What a cleaned text says without its dress, one paragraph a line. */
export const plainLines = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>|<\/(?:p|h[2-4]|li|tr|blockquote|dt|dd|figcaption|pre)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (sign) => signs[sign] ?? sign)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
