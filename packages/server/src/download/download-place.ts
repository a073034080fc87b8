export const downloadFolder = 'exports/';

/** Where a made file lies. Its name in the folder is drawn by the mall and says nothing. */
export const downloadPlace = (file: string): string => `${downloadFolder}${file}`;
