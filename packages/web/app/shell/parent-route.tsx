export default function ParentRoute() {
  return <main>ParentRoute</main>;
}
