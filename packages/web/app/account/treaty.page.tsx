export default function TreatyPage() {
  return <main>TreatyPage</main>;
}
