export default function RevisePasswordPage() {
  return <main>RevisePasswordPage</main>;
}
