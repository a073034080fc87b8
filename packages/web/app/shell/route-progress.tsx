export function RouteProgress() {
  return null;
}
