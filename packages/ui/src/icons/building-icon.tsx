import { Building2 } from 'lucide-react';
import { icon } from './icon.tsx';

export const BuildingIcon = /* @__PURE__ */ icon(Building2);
