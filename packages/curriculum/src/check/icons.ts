import { readFileSync } from 'node:fs'
import * as z from 'zod'

const IconSet = z.object({ icons: z.record(z.string(), z.unknown()) })

/** Names of the icons that pictures are chosen from. */
export function readIconNames(): ReadonlySet<string> {
  const address = import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')
  return new Set(Object.keys(IconSet.parse(JSON.parse(readFileSync(new URL(address), 'utf8'))).icons))
}
