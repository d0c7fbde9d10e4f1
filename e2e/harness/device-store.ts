import type { Page } from 'playwright-core'

/** How many things a store of the game's database holds on this device. */
export const countIn = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (store) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('letterliaan')
        opening.addEventListener('error', () => reject(new Error('The database does not open.')))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction(store).objectStore(store).count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
    name,
  )
