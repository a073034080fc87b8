export function OfflineNotice() {
  return null;
}
