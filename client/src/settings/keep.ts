/** What is kept in this browser. A full or forbidden store costs the memory, never the game. */
const PREFIX = 'stellwerk/';

function store(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

export function readKept<T>(key: string, otherwise: T): T {
  try {
    const text = store()?.getItem(PREFIX + key);
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export function writeKept(key: string, value: unknown): boolean {
  try {
    store()?.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropKept(key: string): void {
  try {
    store()?.removeItem(PREFIX + key);
  } catch {
    // Nothing can be dropped where nothing can be kept.
  }
}
