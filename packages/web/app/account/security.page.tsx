export default function SecurityPage() {
  return <main>SecurityPage</main>;
}
