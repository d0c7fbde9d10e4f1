import { createContext, use } from 'react'

/** How the game looks (docs/design/look.md); its colours and shapes come by tokens, this is for what is drawn. */
export type Look = 'jungle' | 'field-camp'

export const LookContext = createContext<Look>('jungle')

export const useLook = (): Look => use(LookContext)
