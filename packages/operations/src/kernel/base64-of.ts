export const base64Of = (file: File): Promise<string> =>
  new Promise<string>((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => failed(reader.error ?? new Error('not read')));
    reader.readAsDataURL(file);
  });
