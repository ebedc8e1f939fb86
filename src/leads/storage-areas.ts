/** A browser's two storage areas by their names on `window`, the tab's own first. Each may be blocked or full. */
export const STORAGE_AREAS = ['sessionStorage', 'localStorage'] as const;
