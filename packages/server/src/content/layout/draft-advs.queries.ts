import type { Adv } from '@mall/contract/content/content.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { wordOf } from '../../kernel/word-of.ts';
import { readEditedLayout } from './layout-office.queries.ts';

type Query = { advKey: string; zoneId?: Id | undefined };

/** The pictures of a page as operators see them before they are live; to everybody else there is no such thing. */
export const listDraftAdvs = async (tx: Tx, actor: Actor, { advKey, zoneId }: Query, language: Language): Promise<Adv[]> => {
  if (actor.kind !== 'operator') throw refuse('kernel.not_found');
  const { advs } = await readEditedLayout(tx, zoneId);
  return advs.flatMap((adv, at) =>
    adv.advKey === advKey && adv.shown
      ? [
          {
            id: String(at + 1),
            title: wordOf(adv.title, language),
            subtitle: wordOf(adv.subtitle, language),
            image: adv.image,
            advLinkConfigDTOList: adv.links.map(({ area, ...link }) => ({ ...link, ...(area && { area }) })),
          },
        ]
      : [],
  );
};
