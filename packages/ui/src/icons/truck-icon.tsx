import { Truck } from 'lucide-react';
import { icon } from './icon.tsx';

export const TruckIcon = /* @__PURE__ */ icon(Truck);
