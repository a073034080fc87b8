export default function RegisterDonePage() {
  return <main>RegisterDonePage</main>;
}
