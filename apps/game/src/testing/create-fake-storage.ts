/** Local storage for tests without a browser. Stored items are its own properties, as in a browser. */
export const createFakeStorage = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null
    },
    setItem(this: Record<string, string>, name: string, text: string) {
      this[name] = text
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name]
    },
  }) as Storage
