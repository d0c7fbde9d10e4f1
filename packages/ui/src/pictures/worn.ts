import { createContext, use } from 'react'

export interface Worn {
  readonly buddy_id: number
  readonly image: string
}

export const WornContext = createContext<Worn | null>(null)

export const headwear: ReadonlySet<string> = new Set(['billed-cap', 'crown'])

/** Returns what this buddy wears on its head or holds in a hand. Sizes are in widths of its picture. */
export function useWornBy(buddy_id: number | null | undefined) {
  const worn = use(WornContext)
  if (worn?.buddy_id !== buddy_id || worn === null) return null
  const { image } = worn
  return headwear.has(image)
    ? { image, x: 0.25, y: -0.15, width: 0.5 }
    : { image, x: -0.13, y: 0.64, width: 0.48 }
}
