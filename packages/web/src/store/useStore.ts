import { useSyncExternalStore } from 'react'
import type { ReadonlyStore } from './create-store.ts'

/** The value of a store; the component renders again after every change. */
export const useStore = <T>(store: ReadonlyStore<T>): T => useSyncExternalStore(store.subscribe, store.get)
