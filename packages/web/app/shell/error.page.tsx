export function ErrorPage() {
  return <main>error</main>;
}
