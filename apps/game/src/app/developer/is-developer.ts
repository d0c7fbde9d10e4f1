import { isDeveloperHost } from '@letterliaan/contract/client'

/** Set by a developer: `document.cookie = 'letterliaan-dev=1'`. */
const flag = /(?:^|;\s*)letterliaan-dev=1(?:;|$)/

/** Always false on a production host (DEV-1). */
export const isDeveloper = (cookie: string, hostname: string): boolean =>
  flag.test(cookie) && isDeveloperHost(hostname)
