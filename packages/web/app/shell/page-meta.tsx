import { useRouteLoaderData } from 'react-router';

/** Where the mall stands; pages rendered elsewhere say it themselves. */
export const useOrigin = (): string => (useRouteLoaderData('root') as { origin?: string } | undefined)?.origin ?? '';

type PageMetaProps = {
  /** One or two sentences; cut to what search engines show. */
  description?: string;
  /** The one address of this page, without what does not change it (paging of the same thing, channel marks). */
  path: string;
};

const most = 150;

export function PageMeta({ description, path }: PageMetaProps) {
  const origin = useOrigin();
  const text = (description ?? '').replace(/\s+/g, ' ').trim();
  return (
    <>
      {text !== '' && <meta name="description" content={text.length > most ? `${text.slice(0, most - 1)}…` : text} />}
      {origin !== '' && <link rel="canonical" href={origin + path} />}
    </>
  );
}
