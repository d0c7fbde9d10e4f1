import { createContext, use } from 'react'

/** False for a meekijker, who has read-only access (ORG-4). */
export const MayChangeContext = createContext(true)

export const useMayChange = (): boolean => use(MayChangeContext)
