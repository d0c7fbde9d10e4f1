import { lazy } from 'react'

/** Loads the text only when somebody opens the help. */
const load = () => import('./Handbook.tsx')

export const Handbook = lazy(async () => ({ default: (await load()).Handbook }))
export const HandbookSection = lazy(async () => ({ default: (await load()).HandbookSection }))
