import { EmailPage } from './email-page.tsx';

export default function BindEmailPage() {
  return <EmailPage />;
}
