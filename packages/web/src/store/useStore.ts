import { useSyncExternalStore } from 'react'
import type { ReadonlyStore } from './create-store.ts'

export const useStore = <T>(store: ReadonlyStore<T>): T => useSyncExternalStore(store.subscribe, store.get)
