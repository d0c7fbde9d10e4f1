type Entries = Record<string, string>

const methods = {
  get length(): number {
    return Object.keys(this).length
  },
  key(this: Entries, at: number) {
    return Object.keys(this)[at] ?? null
  },
  getItem(this: Entries, key: string) {
    return (Object.hasOwn(this, key) ? this[key] : undefined) ?? null
  },
  setItem(this: Entries, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Entries, key: string) {
    delete this[key]
  },
  clear(this: Entries) {
    for (const key of Object.keys(this)) delete this[key]
  },
}

/** Creates a storage in memory that starts with the readable values of the real one. */
const createMemoryStorage = (readable: Storage | null): Storage =>
  Object.assign(Object.create(methods) as Storage, readable)

/** Replaces the browser's storages by memory and shows a message. Call it before other code reads them. */
export function replaceStorageByMemory(page: Window, sentence: string): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(page, name, {
      configurable: true,
      value: createMemoryStorage(storedIn(page, name)),
    })
  // Firefox throws if code reads a blocked `indexedDB`. Undefined means that nothing is stored for offline use.
  if (isBlocked(page)) Object.defineProperty(page, 'indexedDB', { configurable: true, value: undefined })
  const note = page.document.createElement('button')
  note.type = 'button'
  note.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9;padding:.75rem 1rem;border:0;background:#fff3c4;color:#2b1b08;font:700 1rem/1.3 Andika,sans-serif;text-align:center'
  note.textContent = sentence
  note.addEventListener('click', () => note.remove())
  page.document.body.append(note)
}

function storedIn(page: Window, name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return page[name]
  } catch {
    return null
  }
}

function isBlocked(page: Window & { readonly indexedDB?: IDBFactory }): boolean {
  try {
    return page.indexedDB === undefined
  } catch {
    return true
  }
}
