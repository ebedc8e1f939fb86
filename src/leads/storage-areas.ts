/** The names of both storage areas on `window`, the tab's own first. Each may be blocked or full. */
export const STORAGE_AREAS = ['sessionStorage', 'localStorage'] as const;
