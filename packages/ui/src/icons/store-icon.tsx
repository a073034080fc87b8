import { Store } from 'lucide-react';
import { icon } from './icon.tsx';

export const StoreIcon = /* @__PURE__ */ icon(Store);
