import { createContext, use } from 'react'

/** False for a meekijker, who sees all and changes nothing (ORG-4): its role is read once, in the shell. */
export const MayChangeContext = createContext(true)

export const useMayChange = (): boolean => use(MayChangeContext)
