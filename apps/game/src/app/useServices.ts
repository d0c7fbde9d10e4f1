import { useRouteContext } from '@tanstack/react-router'
import type { Services } from './services.ts'

/** The services of the app, for any page. */
export const useServices = (): Services => useRouteContext({ from: '__root__' })
