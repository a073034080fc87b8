import { Package } from 'lucide-react';
import { icon } from './icon.tsx';

export const PackageIcon = /* @__PURE__ */ icon(Package);
