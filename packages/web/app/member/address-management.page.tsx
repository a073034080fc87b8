import { AddressBook } from './address-book.tsx';

export default function AddressManagementPage() {
  return <AddressBook />;
}
