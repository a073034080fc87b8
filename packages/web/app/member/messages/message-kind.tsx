import type { MessageKind } from '@mall/contract/member/message-kinds.ts';
import { BellIcon } from '@mall/ui/icons/bell-icon.tsx';
import type { IconComponent } from '@mall/ui/icons/icon.tsx';
import { MessageIcon } from '@mall/ui/icons/message-icon.tsx';
import { PackageIcon } from '@mall/ui/icons/package-icon.tsx';
import { ReturnIcon } from '@mall/ui/icons/return-icon.tsx';
import { StampIcon } from '@mall/ui/icons/stamp-icon.tsx';
import { TicketIcon } from '@mall/ui/icons/ticket-icon.tsx';

/** In the order of the tabs: what a purchaser acts on first. */
export const shownKinds = ['order', 'approval', 'inquiry', 'after_sale', 'activity', 'system'] as const satisfies readonly MessageKind[];

export const kindIcons: Readonly<Record<MessageKind, IconComponent>> = {
  order: PackageIcon,
  approval: StampIcon,
  inquiry: MessageIcon,
  after_sale: ReturnIcon,
  activity: TicketIcon,
  system: BellIcon,
};
