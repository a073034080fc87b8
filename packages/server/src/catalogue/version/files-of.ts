import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';

const inText = /\/uploads\/[0-9a-f]{32}/g;

/** What buyers would see: pictures, the video, and what stands in the texts. */
export const shownFiles = ({ pictures, video, specs, description, translations }: GoodsDraft): string[] => [
  ...new Set([
    ...pictures,
    ...(video === '' ? [] : [video]),
    ...specs.map(({ picture }) => picture).filter((picture) => picture !== ''),
    ...[description, ...Object.values(translations).map((texts) => texts.description)].flatMap((html) => html.match(inText) ?? []),
  ]),
];

export const paperFiles = ({ papers }: Pick<GoodsDraft, 'papers'>): string[] => papers.map(({ url }) => url).filter((url) => url !== '');
