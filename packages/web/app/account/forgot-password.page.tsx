export default function ForgotPasswordPage() {
  return <main>ForgotPasswordPage</main>;
}
