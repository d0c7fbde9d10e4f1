import { createContext, use } from 'react'

/** The look of the game (docs/design/look.md), to choose drawings. Tokens provide colours and shapes. */
export type Look = 'jungle' | 'field-camp'

export const LookContext = createContext<Look>('jungle')

export const useLook = (): Look => use(LookContext)
