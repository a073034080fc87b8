import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

export type LinkLikeProps = HTMLAttributes<HTMLElement> & { href: string; children?: ReactNode };

/** What draws a link. Components default to a plain anchor; the web passes its router's link, adapted to `href`. */
export type LinkLike = ComponentType<LinkLikeProps> | 'a';
