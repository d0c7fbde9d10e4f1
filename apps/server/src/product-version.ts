import { readFileSync } from 'node:fs'

const file = new URL('../../../package.json', import.meta.url)

/** Of Letterliaan, such as 0.2.0. */
export const productVersion = (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version
