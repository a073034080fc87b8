import { Catalogue } from '@mall/ui/catalogue/catalogue.tsx';

/** Every component of the house; only while developing. */
export default function DevUiPage() {
  return <Catalogue />;
}
