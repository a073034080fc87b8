import { EmailPage } from './email-page.tsx';

export default function ChangeEmailPage() {
  return <EmailPage />;
}
