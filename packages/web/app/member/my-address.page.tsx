import { AddressBook } from './address-book.tsx';
import styles from './address-management.module.css';

/** The address book alone, to be shown inside other sites. */
export default function MyAddressPage() {
  return (
    <main id="main" tabIndex={-1} className={`wrap ${styles.alone}`}>
      <AddressBook alone />
    </main>
  );
}
