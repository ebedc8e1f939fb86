/** Set in `localStorage` while pictures wait in IndexedDB, so that a page can tell without opening that. */
export const PHOTOS_MARK = 'waiting-photos';

/** Whether pictures wait in this browser. Every page asks this. Blocked storage counts as no. */
export function hasWaitingPhotos(): boolean {
  try {
    return PHOTOS_MARK in localStorage;
  } catch {
    return false;
  }
}
