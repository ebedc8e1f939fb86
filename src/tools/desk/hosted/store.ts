/** What the desk keeps in this browser, by key. */
export interface Store {
  all(): Promise<[key: string, value: unknown][]>;
  set(key: string, value: unknown): Promise<void>;
  delete(keys: readonly string[]): Promise<void>;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

/**
 * A store in the browser's own database.
 * @param name of the database: one for each branch
 */
export async function openStore(name: string): Promise<Store> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
  const database = await done(opening);
  const kept = (mode: IDBTransactionMode) => database.transaction('kept', mode).objectStore('kept');
  return {
    all: async () => {
      const store = kept('readonly');
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done<unknown[]>(store.getAll())]);
      return keys.map((key, index) => [String(key), values[index]]);
    },
    set: async (key, value) => void (await done(kept('readwrite').put(value, key))),
    delete: async (keys) => {
      const store = kept('readwrite');
      await Promise.all(keys.map((key) => done(store.delete(key))));
    },
  };
}
