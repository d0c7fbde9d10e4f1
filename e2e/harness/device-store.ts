import type { Page } from 'playwright-core'

/** Returns the number of entries in a store of the game's database on this device. */
export const countEntries = async (page: Page, name: string): Promise<number> =>
  (await listKeysIn(page, name)).length

export const listKeysIn = (page: Page, name: string): Promise<IDBValidKey[]> =>
  page.evaluate(
    (store) =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open('letterliaan')
        opening.addEventListener('error', () => reject(new Error('The database does not open.')))
        opening.addEventListener('success', () => {
          const listing = opening.result.transaction(store).objectStore(store).getAllKeys()
          listing.addEventListener('success', () => {
            opening.result.close()
            resolve(listing.result)
          })
        })
      }),
    name,
  )
