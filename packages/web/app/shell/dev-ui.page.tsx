export default function DevUiPage() {
  return <main>DevUiPage</main>;
}
